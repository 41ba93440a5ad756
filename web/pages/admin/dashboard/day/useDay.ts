import { useEffect, useRef, useState } from 'react';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import {
  FAILED,
  fetchDayList,
  DAY_PAGE,
  type DayList,
  type DayListQuestion,
} from './fetchDayList.ts';

const nothing = {};

/** Today at work, which follows what others do, and midnight: the beginnings of its lists. */
export function useDay() {
  const day = useCall('timeline.day', nothing, FAILED);
  useNews(day.look);
  useNewDay(day.look);
  return day;
}

/** Of a list that is not cut the day has all. */
const fetchIfLong = async (question: DayListQuestion | null): Promise<DayList | undefined> =>
  question ? fetchDayList(question) : undefined;

/**
 * The day with more of the list that is shown, where the day has its beginning only: as many entries as were asked for, fetched
 * anew whenever the day is.
 */
export function useShownList(list: DayListName, day: DayAtWork) {
  const [wanted, setWanted] = useState({ list, entries: DAY_PAGE });
  const entries = wanted.list === list ? wanted.entries : DAY_PAGE;
  const question = day.more.includes(list) ? { list, entries } : null;
  const { shown, look, waiting, error, retry } = useFetched(question, fetchIfLong);
  const followed = useRef(day);
  useEffect(() => {
    if (followed.current === day) return;
    followed.current = day;
    look();
  }, [day, look]);
  const isKnown = question !== null && shown?.list === list;
  const others = day.more.filter((name) => name !== list);
  const known = isKnown
    ? { ...day, [list]: shown.day[list], more: [...others, ...shown.day.more] }
    : day;
  const more = () => setWanted({ list, entries: entries + DAY_PAGE });
  return { known, waiting, error, retry, more };
}
