import { isDay, isMonth, monthOf, todayInKigali, type Day, type Month } from '#shared/days.ts';
import { journalAreas, type JournalArea } from '#shared/journal.ts';
import type { Input } from '#web/lib/api/client.ts';

/** What the address says of which part of the journal is looked for; empty where it says nothing. */
export interface JournalShown {
  /** Of a thing, all months are shown. */
  month: Month;
  day: Day;
  who: string;
  area: JournalArea | '';
  thing: string;
}

/** The filter in an address: a thing, or a person, or an area, because no index of the table holds two of them in order. */
export function readShown(query: URLSearchParams, today: Day = todayInKigali()): JournalShown {
  const text = (name: string) => query.get(name) ?? '';
  const thing = text('thing');
  if (thing) return { thing, month: '', day: '', who: '', area: '' };
  const day = isDay(text('day')) ? text('day') : '';
  const asked = isMonth(text('month')) ? text('month') : monthOf(today);
  const who = text('who');
  const area = journalAreas.find((one) => one === text('area')) ?? '';
  return { thing: '', day, month: day ? monthOf(day) : asked, who, area: who ? '' : area };
}

/** The address of what is looked for. A day says its month. */
export const queryOf = ({ month, day, who, area }: JournalShown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(day ? { day, who, area } : { month, who, area }).filter(([, value]) => value),
  );

/** What is asked of the server. */
export const askedOf = ({ month, day, who, area, thing }: JournalShown): Input<'journal.list'> => ({
  ...(month && { month }),
  ...(day && { day }),
  ...(who && { userId: who }),
  ...(area && { area }),
  ...(thing && { thingId: thing }),
});
