import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { houseEntry } from '#functions/domain/journalEntries.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { House } from '#shared/house.ts';
import type { JournalAuthor } from '#shared/journal.ts';

/** What admins have set for the whole house; nothing where they have set nothing. */
export async function readHouse(): Promise<House> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.house(), ConsistentRead: true }),
  );
  return (Item as House | undefined) ?? {};
}

/**
 * Replaces the settings of the house, and tells it in the journal in one transaction. Empty ones are not kept.
 * @param by left out where nobody of the staff does it
 * @throws Refusal busy
 */
export async function writeHouse(house: House, by?: JournalAuthor): Promise<House> {
  const kept: House = Object.fromEntries(Object.entries(house).filter(([, value]) => value));
  const told = by && houseEntry(by, new Date().toISOString());
  const writes = [putHouse(kept, told?.at), ...(told ? [journalEntry(told)] : [])];
  return untilUncontended(async () => {
    const outcome = await transact<string>(writes);
    return outcome.done ? kept : undefined;
  });
}

/** @param toldAt when the journal tells of it, by which a lost line is missed; undefined where it does not */
const putHouse = (kept: House, toldAt: string | undefined): NamedWrite<'house'> => ({
  name: 'house',
  write: {
    Put: {
      TableName: settings.tableName(),
      // The client leaves out what is undefined.
      Item: { ...keys.house(), entity: 'house', ...kept, toldAt },
    },
  },
});
