import { monthsAround } from '#web/features/charts/months.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { serverToday } from '#web/lib/session.ts';

const BEFORE = 5;
const AFTER = 6;

/** The figures of the person signed in: half a year back, and half a year ahead. */
export function useMyFigures() {
  const figures = useCall(
    'dashboard.mine',
    monthsAround(serverToday(), BEFORE, AFTER),
    'Failed to fetch your figures.',
  );
  useNews(figures.look);
  return figures;
}
