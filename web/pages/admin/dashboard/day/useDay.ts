import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';

const nothing = {};

/** Today at work, which follows what others do, and midnight. */
export function useDay() {
  const day = useCall('timeline.day', nothing, 'Failed to fetch the day.');
  useNews(day.look);
  useNewDay(day.look);
  return day;
}
