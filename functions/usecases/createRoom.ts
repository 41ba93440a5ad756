import { randomUUID } from 'node:crypto';
import { newRoom, type RoomFields } from '#functions/domain/newRoom.ts';
import { insertRoom } from '#functions/store/rooms/insertRoom.ts';
import { withoutArrivalGuide } from '#shared/arrival.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';

/** An id for a new room, for callers that store its picture first. */
export const newRoomId = (): string => randomUUID();

/** How a room is made. */
interface Making {
  id?: string;
  /** In order; the first is the room's image. */
  pictures?: Picture[];
  /** Of whom the journal tells it; left out where nobody of the staff does it. */
  by?: JournalAuthor;
}

/** Creates a room. The id is given where the room's picture was stored under it before. */
export async function createRoom(
  fields: RoomFields,
  { id = newRoomId(), pictures, by }: Making = {},
): Promise<Room> {
  const room = newRoom(fields, { id, pictures, now: Date.now() });
  await insertRoom(room, by);
  return withoutArrivalGuide(room);
}
