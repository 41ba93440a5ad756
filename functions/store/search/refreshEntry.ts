import { isDeepStrictEqual } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { countWrites } from './entryCounts.ts';
import { readSource, type RoomKey } from './readSource.ts';
import { toEntry, toItem } from './storedEntry.ts';

/**
 * Makes the entry of a room equal to what the room and its calendar say, in any order and however often
 * it is called. The entry is read before the room, and is written only if nobody has written it since: so
 * an older state of the room never replaces a newer one, and the counts follow each write once. Then
 * the room is read again, because it may have changed or gone between its reading and the write. The entry is not:
 * whoever has written it since has read the room since, and again after writing it.
 * @throws Refusal busy
 */
export async function refreshEntry(room: RoomKey): Promise<void> {
  let outcome: Outcome;
  do outcome = await untilUncontended(() => writeIfStale(room));
  while (outcome !== 'equal' && !isDeepStrictEqual(outcome.written, await readSource(room)));
}

/** What an entry was written as; an entry of a room that is gone or not available is deleted. */
type Outcome = 'equal' | { written: SearchEntry | undefined };

/** @returns undefined where others wrote the entry meanwhile */
async function writeIfStale(room: RoomKey): Promise<Outcome | undefined> {
  const stored = await readItem(keys.searchEntry(room));
  const before = stored && toEntry(stored);
  const after = await readSource(room);
  const revision = Number(stored?.revision ?? 0);
  // Compared as it is stored, so that an entry that an older version has stored otherwise is rewritten.
  if (isDeepStrictEqual(stored, after && toItem(after, revision))) return 'equal';
  const counts = countWrites(before ? [before] : [], after ? [after] : []);
  const done =
    after && counts.length === 0
      ? await rewrite(after, revision)
      : (await transact([writeEntry(room, after, revision), ...counts])).done;
  return done ? { written: after } : undefined;
}

/**
 * Writes the entry of a room that is counted as before, without a transaction, which would cost twice as much: so it is
 * with each booking.
 * @returns whether it was written; otherwise others wrote it
 */
async function rewrite(entry: SearchEntry, revision: number): Promise<boolean> {
  const answer = await unlessConditionFails(
    db.send(
      new PutCommand({
        TableName: settings.tableName(),
        Item: toItem(entry, revision + 1),
        ...asRead(revision),
      }),
    ),
  );
  return answer !== undefined;
}

/** The condition that an entry has the revision that was read, 0 for none. */
const asRead = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': revision },
      };

/** Puts or deletes an entry; fails where its revision is not the one that was read, 0 for none. */
function writeEntry(
  room: RoomKey,
  entry: SearchEntry | undefined,
  revision: number,
): NamedWrite<'entry'> {
  const condition = { TableName: settings.tableName(), ...asRead(revision) };
  const write = entry
    ? { Put: { Item: toItem(entry, revision + 1), ...condition } }
    : { Delete: { Key: keys.searchEntry(room), ...condition } };
  return { name: 'entry', write };
}
