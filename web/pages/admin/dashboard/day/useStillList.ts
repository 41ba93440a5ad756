import { useState } from 'react';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { dayLists } from './dayLists.ts';
import { stillList } from './stillList.ts';

interface Looked {
  list: DayListName;
  /** With what is known of the list by now. */
  day: DayAtWork;
  /** How often the reader had acted when it was asked for. */
  acts: number;
  /** Whether more of the list is on its way than the day begins with. */
  isBeginning: boolean;
}

interface Held extends Pick<Looked, 'isBeginning'> {
  turn: string;
  now: unknown;
  entries: { id: string }[];
  gone: ReadonlySet<string>;
}

/**
 * The day with its lists in order, of which the one that is looked at stands still while others act, because a press in it
 * acts at once. It begins anew with another list or day, and once the reader has acted.
 */
export function useStillList({ list, day, acts, isBeginning }: Looked) {
  const [last, setLast] = useState<Held>();
  const now = day[list];
  const turn = `${list} ${day.day} ${acts}`;
  const ordered = { ...day, ...dayLists(day) };
  const goesOn = last?.turn === turn && (isBeginning || !last.isBeginning);
  let held = goesOn ? last : undefined;
  if (held?.now !== now) {
    held = {
      turn,
      now,
      isBeginning: held ? held.isBeginning : isBeginning,
      ...stillList(held?.entries ?? [], ordered[list]),
    };
    setLast(held);
  }
  // Of a list that is cut, what is missing may be behind its end.
  const gone: ReadonlySet<string> = day.more.includes(list) ? new Set() : held.gone;
  return { lists: { ...ordered, [list]: held.entries }, gone };
}
