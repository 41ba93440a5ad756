import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { Room } from '#shared/room.ts';
import { toRoom, type StoredRoom } from './storedRoom.ts';

/**
 * Reads a room as it is now.
 * @throws Refusal roomNotFound
 */
export async function getRoom(id: string): Promise<Room> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.room(id), ConsistentRead: true }),
  );
  if (!Item) throw new Refusal('roomNotFound');
  return toRoom(Item as StoredRoom);
}

/** Rooms by creation, oldest first. */
export async function listRooms(page: PageRequest): Promise<Page<Room>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.rooms, order: 'ascending' },
    page,
  );
  return { items: items.map((item) => toRoom(item as unknown as StoredRoom)), next };
}
