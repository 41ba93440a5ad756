import { houseFieldChanges } from '#functions/domain/houseFieldChanges.ts';
import { houseEntry } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { House } from '#shared/house.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { limits } from '#shared/limits.ts';
import { yearOf } from '#shared/receiptNumber.ts';

/** What admins have set for the whole house; nothing where they have set nothing. */
export const readHouse = (): Promise<House> => readStoredHouse();

/** The settings, and when they were last told in the journal (ISO text). */
type StoredHouse = House & { journaledAt?: string };

async function readStoredHouse(): Promise<StoredHouse> {
  return ((await readItem(keys.house())) as StoredHouse | undefined) ?? {};
}

/**
 * Replaces the settings of the house, and tells it in the journal in one transaction. Empty ones are not kept.
 * @param by left out where nobody of the staff does it
 * @throws Refusal receiptSeriesInUse, busy
 */
export async function writeHouse(house: House, by?: JournalAuthor): Promise<House> {
  const kept: House = Object.fromEntries(Object.entries(house).filter(([, value]) => value));
  return untilUncontended(async () => {
    const before = await readStoredHouse();
    const at = new Date().toISOString();
    const entry = by && houseEntry(by, at, houseFieldChanges(before, kept));
    const outcome = await transact<string>([
      ...withoutSeriesAbove(kept.receiptSeries ?? 1, yearOf(at)),
      putHouse(kept, entry?.at, before.journaledAt),
      ...(entry ? [journalEntry(entry)] : []),
    ]);
    if (outcome.done) return kept;
    const series = outcome.failed.findLast(({ name }) => name !== 'house')?.name;
    if (series !== undefined) throw new Refusal('receiptSeriesInUse', { series: Number(series) });
    return undefined;
  });
}

/**
 * Conditions that fail if the year has receipts in a series above `most`, because the settings would then no longer
 * contain that series. Each condition has the number of its series as its name.
 */
const withoutSeriesAbove = (most: number, year: string): NamedWrite[] =>
  Array.from({ length: limits.receiptSeries - most }, (_, index) => {
    const series = most + 1 + index;
    const Key = keys.receiptCount(year, series);
    const ConditionExpression = 'attribute_not_exists(pk)';
    const ConditionCheck = { TableName: settings.tableName(), Key, ConditionExpression };
    return { name: String(series), write: { ConditionCheck } };
  });

/**
 * Fails if somebody has told of other settings meanwhile, because the line would name the wrong values from before.
 * @param journaledAt time of the line in the journal, by which `check-table` notices that the line is lost; undefined
 * without one
 * @param before the time of the line before
 */
const putHouse = (
  kept: House,
  journaledAt: string | undefined,
  before: string | undefined,
): NamedWrite<'house'> => ({
  name: 'house',
  write: {
    Put: {
      TableName: settings.tableName(),
      // The client leaves out what is undefined.
      Item: { ...keys.house(), entity: 'house', ...kept, journaledAt },
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(journaledAt)' }
        : {
            ConditionExpression: 'journaledAt = :before',
            ExpressionAttributeValues: { ':before': before },
          }),
    },
  },
});
