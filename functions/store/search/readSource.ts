import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { takenDays } from '#functions/store/calendar/calendar.ts';
import { readRoomAndMonths } from '#functions/store/calendar/roomAndMonths.ts';
import { toRoom } from '#functions/store/rooms/storedRoom.ts';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';

/** A room by its id and the moment of its creation, by which its entry is stored. */
export interface RoomKey {
  id: string;
  createdAt: string;
}

/**
 * The entry that a room and its calendar call for now; undefined where the room is gone or is not
 * available. One strongly consistent query reads the room and its months from the present one on.
 */
export async function readSource({ id, createdAt }: RoomKey): Promise<SearchEntry | undefined> {
  const today = todayInKigali();
  const { room, items } = await readRoomAndMonths(id, monthOf(today));
  if (room?.createdAt !== createdAt || room.status !== 'available') return undefined;
  const shown = toRoom(room);
  const imageWidths = shown.pictures[0]?.widths;
  return entryOf({ ...shown, imageWidths }, takenDaysOf(daysTaken(items, today)));
}

/** The taken days from the first of this month to the last that can be booked. */
function daysTaken(items: Record<string, unknown>[], today: Day): Iterable<Day> {
  const stay = {
    startDate: `${monthOf(today)}-01`,
    endDate: addMonths(today, limits.monthsAhead + 1),
  };
  return takenDays(items, stay).keys();
}
