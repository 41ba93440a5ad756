import { randomUUID } from 'node:crypto';
import type { NewEntry } from '#functions/domain/journalEntries.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { areaOfAct, type JournalEntry } from '#shared/journal.ts';

/**
 * Puts a line of the journal. It belongs into the transaction of what it tells, so that the journal tells everything
 * that happened and nothing that did not. It has no condition: it cannot be why that transaction fails.
 */
export function journalEntry(line: NewEntry): NamedWrite<'journal'> {
  const entry: JournalEntry = { ...line, id: randomUUID() };
  const { at, id, userId, act, thingId } = entry;
  const month = monthOf(todayInKigali(Date.parse(at)));
  const key = keys.journal(month, at, id);
  return {
    name: 'journal',
    write: {
      Put: {
        TableName: settings.tableName(),
        Item: {
          ...key,
          entity: 'journal',
          gsi1pk: collections.journalBy(userId, month),
          gsi1sk: key.sk,
          gsi2pk: collections.journalOfThing(thingId),
          gsi2sk: key.sk,
          gsi3pk: inShard(collections.journalOfArea(areaOfAct[act], month), id),
          gsi3sk: key.sk,
          ...entry,
        },
      },
    },
  };
}
