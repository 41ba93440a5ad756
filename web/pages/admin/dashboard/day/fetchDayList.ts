import type { DayListName } from '#shared/dayLists.ts';
import { limits } from '#shared/limits.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { call, callPage } from '#web/lib/api/client.ts';

/** Entries of a list that are fetched at once. */
export const DAY_PAGE: number = limits.pageSize;

/** Words for a day, or a list of it, that could not be fetched. */
const fallback = 'Failed to fetch the day.';

interface Asked {
  /** How often the reader had acted when it was asked for. */
  acts: number;
}

/** Fetches the beginnings of the day's lists. */
export const fetchDay = async ({ acts }: Asked): Promise<Asked & { data: DayAtWork }> => ({
  acts,
  data: await call('timeline.day', {}, { fallback }),
});

/** Of which list so many entries are wanted. */
export interface DayListQuestion extends Asked {
  list: DayListName;
  entries: number;
}

/** A list of the day as far as it was fetched; `day.more` names it where more follows. */
export interface DayList extends Asked {
  list: DayListName;
  day: DayAtWork;
}

/** Fetches as many entries of a list as are wanted, page after page. A page can be empty, as where few rooms are free. */
export async function fetchDayList({ list, entries, acts }: DayListQuestion): Promise<DayList> {
  const items: DayAtWork[DayListName][number][] = [];
  let cursor: string | undefined;
  for (;;) {
    const input = { list, limit: DAY_PAGE, ...(cursor && { cursor }) };
    const { data, next } = await callPage('timeline.day', input, { fallback });
    items.push(...data[list]);
    cursor = next;
    const isEnough = !cursor || items.length >= entries;
    if (isEnough)
      return { list, acts, day: { ...data, [list]: items, more: cursor ? [list] : [] } };
  }
}
