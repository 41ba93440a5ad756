import { collections } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Collection,
  type Page,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { kigaliMidnight, addDays, addMonths, type Day, type Month } from '#shared/days.ts';
import type { JournalArea, JournalEntry } from '#shared/journal.ts';

/** Which lines of the journal are asked for: of a month, or, where it is of a thing, of all months. */
export interface JournalFilter {
  month?: Month | undefined;
  /** A day of the month. */
  day?: Day | undefined;
  /** Who did it. At most one of this, `thingId` and `area` is given. */
  userId?: string | undefined;
  thingId?: string | undefined;
  area?: JournalArea | undefined;
}

/** A page of the journal, newest first. Each filter is one collection, which is read in order. */
export async function listJournal(
  filter: JournalFilter,
  page: PageRequest,
): Promise<Page<JournalEntry>> {
  const { items, next } = await readPage(
    { ...partitionOf(filter), ...between(filter), order: 'descending' },
    page,
  );
  return { items: items as unknown as JournalEntry[], next };
}

function partitionOf({
  month = '',
  userId,
  thingId,
  area,
}: JournalFilter): Pick<Collection, 'index' | 'pk' | 'inShards'> {
  if (userId !== undefined) return { index: 'gsi1', pk: collections.journalBy(userId, month) };
  if (thingId !== undefined) return { index: 'gsi2', pk: collections.journalOfThing(thingId) };
  if (area !== undefined) {
    return { index: 'gsi3', pk: collections.journalOfArea(area, month), inShards: true };
  }
  return { pk: collections.journal(month), inShards: true };
}

/** The moments between which the day or the month lies in Kigali. */
function between({ month, day }: JournalFilter): Pick<Collection, 'from' | 'below'> {
  if (month === undefined) return {};
  const first = day ?? `${month}-01`;
  const after = day === undefined ? addMonths(first, 1) : addDays(day, 1);
  return { from: kigaliMidnight(first), below: kigaliMidnight(after) };
}
