import type { Room } from '#shared/room.ts';
import { parseRoomType, type RoomType } from '#shared/roomTypes.ts';

export interface RoomFilter {
  roomType?: RoomType | undefined;
  /** Any part of the room's location. */
  city: string;
}

/** The filter as the address of the search page says it. */
export const readFilter = (query: URLSearchParams): RoomFilter => ({
  roomType: parseRoomType(query.get('type') ?? ''),
  city: query.get('city') ?? '',
});

/** The filter as a query of the search page; what is not set is left out. */
export function writeFilter({ roomType, city }: RoomFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (roomType) query.set('type', roomType);
  if (city.trim()) query.set('city', city.trim());
  return query;
}

const within = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

const isClosed = (room: Room): number => Number(room.status !== 'available');

/**
 * The rooms that a filter lets through: the same type, and the city within the location. Rooms
 * that are closed for now come last.
 */
export const filterRooms = (rooms: Room[], { roomType, city }: RoomFilter): Room[] =>
  rooms
    .filter((room) => (!roomType || room.roomType === roomType) && within(room.location, city))
    .sort((one, other) => isClosed(one) - isClosed(other));
