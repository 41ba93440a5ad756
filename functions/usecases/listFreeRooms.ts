import { isFree } from '#functions/domain/checkFree.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { readTakenRooms } from '#functions/store/calendar/takenRooms.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';

/**
 * A page of the rooms, and of these the ones that are available and free on every day of a stay. It may
 * hold fewer rooms than its limit although another page follows.
 */
export async function listFreeRooms(stay: Stay, page: PageRequest): Promise<Page<Room>> {
  const [{ items, next }, taken] = await Promise.all([listRooms(page), readTakenRooms(stay)]);
  return { items: items.filter((room) => isFree(room, taken)), next };
}
