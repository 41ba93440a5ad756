import { useEffect, useRef } from 'react';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';

const FAILED = 'Failed to fetch the day.';
const nothing = {};

/** Today at work, which follows what others do, and midnight: the beginnings of its lists. */
export function useDay() {
  const day = useCall('timeline.day', nothing, FAILED);
  useNews(day.look);
  useNewDay(day.look);
  return day;
}

/** More of one list of the day, fetched anew whenever the day is. */
export function useLongList(list: DayListName, day: DayAtWork) {
  const { look, ...longer } = useCall('timeline.day', { list }, FAILED);
  const followed = useRef(day);
  useEffect(() => {
    if (followed.current === day) return;
    followed.current = day;
    look();
  }, [day, look]);
  return longer;
}
