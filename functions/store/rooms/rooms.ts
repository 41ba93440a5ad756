import { Refusal } from '#functions/errors.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import { arrivalGuideOf, type ArrivalGuide } from '#shared/arrival.ts';
import type { Room } from '#shared/room.ts';
import { toRoom, type StoredRoom } from './storedRoom.ts';

/**
 * Reads a room as it is now.
 * @throws Refusal roomNotFound
 */
export const getRoom = async (id: string): Promise<Room> => toRoom(await readRoom(id));

/**
 * Reads a room as it is now with how to get into it, which is for the customers of its approved bookings and for
 * admins, and with the count of its live bookings, which is for admins.
 * @throws Refusal roomNotFound
 */
export async function getRoomAndGuide(
  id: string,
): Promise<{ room: Room; arrival: ArrivalGuide; live: number }> {
  const stored = await readRoom(id);
  return { room: toRoom(stored), arrival: arrivalGuideOf(stored), live: stored.live };
}

/**
 * Reads a room as it is stored now.
 * @throws Refusal roomNotFound
 */
export async function readRoom(id: string): Promise<StoredRoom> {
  const item = await readItem(keys.room(id));
  if (!item) throw new Refusal('roomNotFound');
  return item as unknown as StoredRoom;
}

/** Reads rooms as they are now, as many as exist, by their ids. */
export const readRooms = async (ids: string[]): Promise<Room[]> =>
  (await readMany(ids.map(keys.room))).map((item) => toRoom(item as unknown as StoredRoom));

/** Rooms by creation, the oldest first or the newest. */
export async function listRooms(
  page: PageRequest,
  first: 'oldest' | 'newest' = 'oldest',
): Promise<Page<Room>> {
  const order = first === 'oldest' ? 'ascending' : 'descending';
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.rooms, inShards: true, order },
    page,
  );
  return { items: items.map((item) => toRoom(item as unknown as StoredRoom)), next };
}
