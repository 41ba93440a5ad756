import { isDay, isMonth, monthOf, type Day, type Month } from '#shared/days.ts';
import { journalAreas, type JournalArea } from '#shared/journal.ts';
import type { Input } from '#web/lib/api/client.ts';
import { serverToday } from '#web/lib/session.ts';

/** What the address says of which part of the journal is looked for; empty where it says nothing. */
export interface JournalShown {
  /** Empty for all months, of a thing. */
  month: Month;
  day: Day;
  who: string;
  area: JournalArea | '';
  thing: string;
}

/** The filter in an address. Of a thing, all months are shown where none is chosen. */
export function readShown(query: URLSearchParams, today: Day = serverToday()): JournalShown {
  const text = (name: string) => query.get(name) ?? '';
  const thing = text('thing');
  const day = isDay(text('day')) ? text('day') : '';
  const present = thing ? '' : monthOf(today);
  const month = day ? monthOf(day) : isMonth(text('month')) ? text('month') : present;
  const area = journalAreas.find((one) => one === text('area')) ?? '';
  return { thing, day, month, who: text('who'), area };
}

/** The address of what is looked for. A day says its month. */
export const queryOf = ({ month, day, who, area, thing }: JournalShown): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ thing, ...(day ? { day } : { month }), who, area }).filter(
      ([, value]) => value,
    ),
  );

/** What is asked of the server. */
export const askedEntries = ({
  month,
  day,
  who,
  area,
  thing,
}: JournalShown): Input<'journal.list'> => ({
  ...(month && { month }),
  ...(day && { day }),
  ...(who && { userId: who }),
  ...(area && { area }),
  ...(thing && { thingId: thing }),
});
