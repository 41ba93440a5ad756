import type { RoomAndDays } from '#functions/domain/checkFree.ts';
import { monthOf } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { takenDays } from './calendar.ts';
import { readRoomAndMonths } from './roomAndMonths.ts';

/** Reads a room and the taken days of a stay, strongly consistent. */
export async function readRoomAndDays(roomId: string, stay: Stay): Promise<RoomAndDays> {
  const { room, items } = await readRoomAndMonths(roomId, monthOf(stay.startDate));
  return { room, taken: [...takenDays(items, stay).keys()] };
}
