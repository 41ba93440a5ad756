import { useEffect, useRef, useState } from 'react';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import {
  fetchDay,
  fetchDayList,
  DAY_PAGE,
  type DayList,
  type DayListQuestion,
} from './fetchDayList.ts';
import { useStillList } from './useStillList.ts';

/**
 * Today at work, which follows what others do, and midnight: the beginnings of its lists. `acted` asks for it after the reader
 * has acted.
 */
export function useDay() {
  const [acts, setActs] = useState(0);
  const { shown, error, retry, look } = useFetched({ acts }, fetchDay);
  useNews(look);
  useNewDay(look);
  return { ...shown, error, retry, look, acted: () => setActs((count) => count + 1) };
}

/** Of a list that is not cut the day has all. */
const fetchIfLong = async (question: DayListQuestion | null): Promise<DayList | undefined> =>
  question ? fetchDayList(question) : undefined;

/**
 * The day with more of the list that is shown, where the day has its beginning only: as many entries as were asked for, fetched
 * anew whenever the day is. The list stands still in `lists`; of what is `gone` from it nothing can be done any more.
 */
export function useShownList(list: DayListName, day: DayAtWork, acts: number) {
  const [wanted, setWanted] = useState({ list, entries: DAY_PAGE });
  const entries = wanted.list === list ? wanted.entries : DAY_PAGE;
  const question = day.more.includes(list) ? { list, entries, acts } : null;
  const { shown, look, waiting, error, retry } = useFetched(question, fetchIfLong);
  const followed = useRef({ day, acts });
  useEffect(() => {
    const before = followed.current;
    followed.current = { day, acts };
    // Another number of acts is another question, which is asked by itself.
    if (before.day !== day && before.acts === acts) look();
  }, [day, acts, look]);
  const isKnown = question !== null && shown?.list === list;
  const others = day.more.filter((name) => name !== list);
  const known = isKnown
    ? { ...day, [list]: shown.day[list], more: [...others, ...shown.day.more] }
    : day;
  const still = useStillList({
    list,
    day: known,
    acts: isKnown ? shown.acts : acts,
    isBeginning: question !== null && !isKnown,
  });
  const more = () => setWanted({ list, entries: entries + DAY_PAGE });
  return { known, ...still, waiting, error, retry, more };
}
