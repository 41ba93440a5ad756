import { isDeepStrictEqual } from 'node:util';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
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
 * both are read again, because the room may have changed or gone between its reading and the write.
 * @throws Refusal busy
 */
export async function refreshEntry(room: RoomKey): Promise<void> {
  let equal = false;
  while (!equal) equal = await untilUncontended(() => writeIfStale(room));
}

/** @returns true where nothing had to be written, false where it was, undefined where others wrote it */
async function writeIfStale(room: RoomKey): Promise<boolean | undefined> {
  const { Item: stored } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.searchEntry(room),
      ConsistentRead: true,
    }),
  );
  const before = stored && toEntry(stored);
  const after = await readSource(room);
  if (isDeepStrictEqual(before, after)) return true;
  const revision = Number(stored?.revision ?? 0);
  const counts = countWrites(before ? [before] : [], after ? [after] : []);
  if (after && counts.length === 0) return rewrite(after, revision);
  const { done } = await transact([writeEntry(room, after, revision), ...counts]);
  return done ? false : undefined;
}

/**
 * Writes the entry of a room that is counted as before, without a transaction, which would cost twice as much: so it is
 * with each booking.
 * @returns false where it was written, undefined where others wrote it
 */
async function rewrite(entry: SearchEntry, revision: number): Promise<false | undefined> {
  const answer = await unlessConditionFails(
    db.send(
      new PutCommand({
        TableName: settings.tableName(),
        Item: toItem(entry, revision + 1),
        ...asRead(revision),
      }),
    ),
  );
  return answer && false;
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
