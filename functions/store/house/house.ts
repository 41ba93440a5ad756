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

const versionOf = ({ version = 0 }: House): number => version;

async function readStoredHouse(): Promise<StoredHouse> {
  return ((await readItem(keys.house())) as StoredHouse | undefined) ?? {};
}

/**
 * Replaces the settings of the house, and tells it in the journal in one transaction. Empty ones are not kept. Where
 * `version` is given, the settings must still have it, which is 0 while they were never changed. Settings with another
 * version that already are what this would make of them are answered as they are: an earlier try, whose answer was
 * lost, wrote them.
 * @param by left out where nobody of the staff does it
 * @returns the settings with the version that this made
 * @throws Refusal staleHouse, receiptSeriesInUse, busy
 */
export async function writeHouse({ version, ...house }: House, by?: JournalAuthor): Promise<House> {
  const kept: House = Object.fromEntries(Object.entries(house).filter(([, value]) => value));
  return untilUncontended(async () => {
    const before = await readStoredHouse();
    const changes = houseFieldChanges(before, kept);
    if (version !== undefined && version !== versionOf(before)) {
      if (changes.length > 0) throw new Refusal('staleHouse');
      return before;
    }
    const after = { ...kept, version: versionOf(before) + 1 };
    const at = new Date().toISOString();
    const entry = by && houseEntry(by, at, changes);
    const outcome = await transact<string>([
      ...withoutSeriesAbove(kept.receiptSeries ?? 1, yearOf(at)),
      putHouse(after, entry?.at, before.version),
      ...(entry ? [journalEntry(entry)] : []),
    ]);
    if (outcome.done) return after;
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
 * Fails if somebody has changed the settings meanwhile, because their change would be undone, and the line in the journal
 * would name the wrong values from before.
 * @param journaledAt time of the line in the journal, by which `check-table` notices that the line is lost; undefined
 * without one
 * @param before the version of the settings before; undefined where they were last changed before versions were kept,
 * or never
 */
const putHouse = (
  after: House,
  journaledAt: string | undefined,
  before: number | undefined,
): NamedWrite<'house'> => ({
  name: 'house',
  write: {
    Put: {
      TableName: settings.tableName(),
      // The client leaves out what is undefined.
      Item: { ...keys.house(), entity: 'house', ...after, journaledAt },
      ExpressionAttributeNames: { '#version': 'version' },
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(#version)' }
        : {
            ConditionExpression: '#version = :before',
            ExpressionAttributeValues: { ':before': before },
          }),
    },
  },
});
