import { collections } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Collection,
  type Page,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { kigaliMidnight, addDays, addMonths, type Day, type Month } from '#shared/days.ts';
import { areaOfAct, type JournalArea, type JournalEntry } from '#shared/journal.ts';

/** Which lines of the journal are asked for: of a month, or, where it is of a thing, of all months. */
export interface JournalFilter {
  month?: Month | undefined;
  /** A day of the month. */
  day?: Day | undefined;
  /** Who did it. */
  userId?: string | undefined;
  thingId?: string | undefined;
  area?: JournalArea | undefined;
}

/**
 * A page of the journal, newest first. The narrowest collection of what is asked for is read in order: that of the thing,
 * else of the person, else of the area. Lines that the other filters do not want are left out.
 */
export async function listJournal(
  filter: JournalFilter,
  page: PageRequest,
): Promise<Page<JournalEntry>> {
  const { items, next } = await readPage(
    {
      ...partitionOf(filter),
      ...between(filter),
      order: 'descending',
      only: isNarrowedTwice(filter) ? isWanted(filter) : undefined,
    },
    page,
  );
  return { items: items as unknown as JournalEntry[], next };
}

const isNarrowedTwice = ({ userId, thingId, area }: JournalFilter): boolean =>
  [userId, thingId, area].filter((value) => value !== undefined).length > 1;

const isWanted =
  ({ userId, area }: JournalFilter) =>
  (line: Record<string, unknown>): boolean =>
    (userId === undefined || line.userId === userId) &&
    (area === undefined || areaOfAct[(line as unknown as JournalEntry).act] === area);

function partitionOf({
  month = '',
  userId,
  thingId,
  area,
}: JournalFilter): Pick<Collection, 'index' | 'pk' | 'inShards'> {
  if (thingId !== undefined) return { index: 'gsi2', pk: collections.journalOfThing(thingId) };
  if (userId !== undefined) return { index: 'gsi1', pk: collections.journalBy(userId, month) };
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
