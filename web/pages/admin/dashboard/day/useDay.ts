import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';

const nothing = {};

/** Today at work, which follows what others do. */
export function useDay() {
  const day = useCall('timeline.day', nothing, 'Failed to fetch the day.');
  useNews(day.look);
  return day;
}
