import type { Counted } from '#functions/domain/consistency/countRules.ts';
import type { NewRoom } from '#functions/domain/newRoom.ts';
import { withoutArrivalGuide, type ArrivalGuide } from '#shared/arrival.ts';
import { picturesOf, type Picture } from '#shared/pictures.ts';
import { roomRating } from '#shared/rating.ts';
import type { Room } from '#shared/room.ts';

/** A room as it is stored: with the sums of which the API's room shows only the average. */
export interface StoredRoom extends Omit<Room, 'rating' | 'pictures'>, ArrivalGuide {
  /** Absent where it was stored before rooms had several. */
  pictures?: Picture[];
  /** How many bookings hold days in it. */
  live: number;
  /** How many closures it has that were not reopened; absent before the first. */
  closures?: number;
  /** How often a booking in it got other days; absent before the first time. */
  changes?: number;
  /** The sum of the stars that it was given, and by how many bookings; absent before the first. */
  starSum?: number;
  starCount?: number;
  /** When the journal told of it last, as ISO text; absent where it has told nothing since this is kept. */
  journaledAt?: string;
}

/** The room of an item, as the API answers it: how to get into it is not for everybody. */
export function toRoom({ starSum = 0, starCount = 0, ...stored }: StoredRoom): Room {
  const room = { ...withoutArrivalGuide(stored), pictures: picturesOf(stored) };
  delete room.journaledAt;
  return { ...room, rating: roomRating(starSum, starCount) };
}

/** A new room, which no booking holds days in and nobody has rated. */
export function toStoredRoom(room: NewRoom): StoredRoom {
  const stored: StoredRoom & Partial<Room> = { ...room, live: 0 };
  delete stored.rating;
  return stored;
}

/** The counts of a room, for a recount. */
export const countedRoom = ({ id, live, closures, starSum, starCount }: StoredRoom): Counted => ({
  owner: 'room',
  id,
  counts: { live, closures, starSum, starCount },
});
