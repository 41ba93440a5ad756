import { todayInKigali } from '#shared/days.ts';
import { monthsAround } from '#web/features/charts/months.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';

/** The months that are asked for: a year up to now, and half a year of what is booked ahead. */
const BEFORE = 11;
const AFTER = 6;

/** The figures of the whole business, month by month. */
export function useAdminDashboard() {
  const figures = useCall(
    'dashboard.admin',
    monthsAround(todayInKigali(), BEFORE, AFTER),
    'Failed to fetch the figures.',
  );
  useNews(figures.look);
  useNewDay(figures.look);
  return figures;
}
