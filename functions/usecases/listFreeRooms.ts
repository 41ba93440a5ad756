import { isFree } from '#functions/domain/checkFree.ts';
import { creationOrder } from '#functions/domain/search/order.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';
import { readNewest } from '#functions/store/search/readEntries.ts';
import type { Room } from '#shared/room.ts';
import { isFreeOn } from '#shared/search/takenDays.ts';
import type { Stay } from '#shared/stay.ts';

/**
 * A page of the rooms, and of these the ones that are available and free on every day of a stay. It may
 * hold fewer rooms than its limit although another page follows. Their search entries say which days are
 * taken: one query more, at any number of rooms and bookings.
 */
export async function listFreeRooms(stay: Stay, page: PageRequest): Promise<Page<Room>> {
  const { items, next } = await listRooms(page);
  const taken = await takenAmong(items, stay);
  return { items: items.filter((room) => isFree(room, taken)), next };
}

/** The ids of the rooms that have any day of a stay taken. Both lists are in the order of creation. */
async function takenAmong(rooms: Room[], stay: Stay): Promise<Set<string>> {
  const [first, last] = [rooms[0], rooms.at(-1)];
  if (!first || !last) return new Set();
  const between = { from: creationOrder(first), to: creationOrder(last) };
  const { items } = await readNewest(between, rooms.length);
  return new Set(items.filter(({ taken }) => !isFreeOn(taken, stay)).map(({ id }) => id));
}
