import { Refusal } from '#functions/errors.ts';
import type { Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';

/** A room, and which days of a stay are taken in it. */
export interface RoomAndDays {
  room: Pick<Room, 'status'> | undefined;
  taken: Day[];
}

/**
 * Refuses a room that is not available or not free on every day of a stay.
 * @throws Refusal roomNotFound, roomUnavailable, daysTaken
 */
export function checkFree({ room, taken }: RoomAndDays): void {
  if (!room) throw new Refusal('roomNotFound');
  if (room.status !== 'available') throw new Refusal('roomUnavailable');
  if (taken.length > 0) throw new Refusal('daysTaken');
}

/** Whether a room is available, and not among those that have a day of the stay taken. */
export const isFree = (
  { id, status }: Pick<Room, 'id' | 'status'>,
  taken: ReadonlySet<string>,
): boolean => status === 'available' && !taken.has(id);
