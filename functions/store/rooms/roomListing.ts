import { isDeepStrictEqual } from 'node:util';
import { roomWords } from '#functions/domain/roomWords.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { RoomStatus } from '#shared/roomStatus.ts';
import type { StoredRoom } from './storedRoom.ts';

/** What is listed of a room: the words by which it is found, and as which it is counted. */
interface Listing {
  words: string[];
  status: RoomStatus;
}

/**
 * Makes the words by which a room is found, and the count of the rooms of its status, equal to what the room says, in any
 * order and however often it is called. The listing is read before the room, and is written only if nobody has written it
 * since; then the room is read again, because it may have changed meanwhile. The listing is not: whoever has written it since
 * has read the room since, and again after writing it.
 * @throws Refusal busy
 */
export async function refreshListing(id: string): Promise<void> {
  let outcome: Outcome;
  do outcome = await untilUncontended(() => writeIfStale(id));
  while (outcome !== 'equal' && !isDeepStrictEqual(outcome.written, await calledFor(id)));
}

/** What a listing was written as; undefined where the room is gone, and it was deleted. */
type Outcome = 'equal' | { written: Listing | undefined };

/** @returns undefined where others wrote the listing meanwhile */
async function writeIfStale(id: string): Promise<Outcome | undefined> {
  const stored = await readItem(keys.roomListing(id));
  const before = stored && listingOf(stored);
  const after = await calledFor(id);
  if (isDeepStrictEqual(before, after)) return 'equal';
  const writes = [
    writeListing(id, after, Number(stored?.revision ?? 0)),
    ...wordWrites(id, before?.words ?? [], after?.words ?? []),
    ...countWrites(before?.status, after?.status),
  ];
  return (await transact(writes)).done ? { written: after } : undefined;
}

/** The listing that a room calls for now. */
async function calledFor(id: string): Promise<Listing | undefined> {
  const room = (await readItem(keys.room(id))) as StoredRoom | undefined;
  return room && { words: roomWords(room), status: room.status };
}

const listingOf = ({ words, status }: Record<string, unknown>): Listing =>
  ({ words, status }) as Listing;

/** Puts or deletes a listing; fails where its revision is not the one that was read, 0 for none. */
function writeListing(
  id: string,
  listing: Listing | undefined,
  revision: number,
): NamedWrite<'listing'> {
  const condition = {
    TableName: settings.tableName(),
    ...(revision === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: { ':revision': revision },
        }),
  };
  const Key = keys.roomListing(id);
  const Item = { ...Key, entity: 'roomListing', ...listing, revision: revision + 1 };
  return {
    name: 'listing',
    write: listing ? { Put: { Item, ...condition } } : { Delete: { Key, ...condition } },
  };
}

/** The item of a room under one of its words. */
export const wordItem = (id: string, word: string, words: string[]) => ({
  ...keys.roomWord(word, id),
  entity: 'roomWord',
  roomId: id,
  word,
  words,
});

/** The entries under the words of a room. Each holds them all, so that a text of several words reads no other item. */
function wordWrites(id: string, before: string[], after: string[]): NamedWrite<'word'>[] {
  const TableName = settings.tableName();
  const gone = isDeepStrictEqual(before, after)
    ? []
    : before.filter((word) => !after.includes(word));
  const come = isDeepStrictEqual(before, after) ? [] : after;
  return [
    ...gone.map((word) => ({ Delete: { TableName, Key: keys.roomWord(word, id) } })),
    ...come.map((word) => ({ Put: { TableName, Item: wordItem(id, word, after) } })),
  ].map((write) => ({ name: 'word', write }));
}

function countWrites(
  before: RoomStatus | undefined,
  after: RoomStatus | undefined,
): NamedWrite<'count'>[] {
  if (before === after) return [];
  const sums = [
    ...(before === undefined ? [] : [[before, -1] as const]),
    ...(after === undefined ? [] : [[after, 1] as const]),
  ];
  return [
    {
      name: 'count',
      write: {
        Update: {
          TableName: settings.tableName(),
          Key: keys.roomCounts(),
          UpdateExpression: `SET entity = :entity ADD ${sums.map(([status]) => `${status} :${status}`).join(', ')}`,
          ExpressionAttributeValues: {
            ':entity': 'roomCounts',
            ...Object.fromEntries(sums.map(([status, by]) => [`:${status}`, by])),
          },
        },
      },
    },
  ];
}
