import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import { countRooms } from '#functions/store/rooms/findRooms.ts';
import { refreshListing } from '#functions/store/rooms/roomListing.ts';
import { ALL_KEYS, readNewest } from './readEntries.ts';
import type { RoomKey } from './readSource.ts';
import { refreshEntry } from './refreshEntry.ts';

const AT_ONCE = 8;

/** The rooms that exist, and those that have an entry. */
async function* allRooms(): AsyncGenerator<RoomKey[]> {
  const TableName = settings.tableName();
  const lists = [
    ...shardsOf(collections.rooms).map((pk) => ({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    })),
    {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': collections.search },
    },
  ];
  for (const list of lists) {
    for await (const { Items = [] } of paginateQuery({ client: db }, list)) {
      yield Items.map(roomKeyOf);
    }
  }
}

/** Both lists are sorted by creation and id. */
function roomKeyOf({ entity, gsi1sk, sk }: Record<string, unknown>): RoomKey {
  const order = String(entity === 'room' ? gsi1sk : sk);
  const [createdAt = ''] = order.split('#', 1);
  return { id: order.slice(createdAt.length + 1), createdAt };
}

async function refreshRoom(room: RoomKey): Promise<void> {
  await refreshEntry(room);
  await refreshListing(room.id);
}

/**
 * Writes the entries of all rooms, and the words by which they are found, and deletes those of rooms that are gone. It
 * is safe beside bookings and changes of rooms, because each entry is written as the outbox writes it.
 * @returns how many rooms were looked at, most of which are both listed and have an entry
 */
export async function rebuildSearch(): Promise<number> {
  const seen = new Set<string>();
  for await (const rooms of allRooms()) {
    for (let from = 0; from < rooms.length; from += AT_ONCE) {
      await Promise.all(rooms.slice(from, from + AT_ONCE).map(refreshRoom));
    }
    for (const { id } of rooms) seen.add(id);
  }
  return seen.size;
}

/** Writes them where there are none of one kind: in a table that is older than the search, or than the words. */
export async function fillSearch(): Promise<void> {
  const { items } = await readNewest(ALL_KEYS, 1);
  const { available, unavailable } = await countRooms();
  if (items.length === 0 || available + unavailable === 0) await rebuildSearch();
}
