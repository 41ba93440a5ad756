import { isDay, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { parseRoomType, type RoomType } from '#shared/roomTypes.ts';
import { stayProblem, type Stay, type StayProblem } from '#shared/stay.ts';

export interface RoomFilter {
  roomType?: RoomType | undefined;
  /** Any part of the room's location. */
  city: string;
  /** First and last day for which a room has to be free; empty where it does not matter. */
  startDate: string;
  endDate: string;
}

export const noFilter: RoomFilter = { city: '', startDate: '', endDate: '' };

const dayOf = (text: string | null): string => (text && isDay(text) ? text : '');

/** The filter as the address of the search page says it. */
export const readFilter = (query: URLSearchParams): RoomFilter => ({
  roomType: parseRoomType(query.get('type') ?? ''),
  city: query.get('city') ?? '',
  startDate: dayOf(query.get('startDate')),
  endDate: dayOf(query.get('endDate')),
});

/** The filter as a query of the search page; what is not set is left out. */
export function writeFilter({ roomType, city, startDate, endDate }: RoomFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (roomType) query.set('type', roomType);
  if (city.trim()) query.set('city', city.trim());
  if (startDate) query.set('startDate', startDate);
  if (endDate) query.set('endDate', endDate);
  return query;
}

/** The stay that a filter asks for; none where it names no days, or only one of the two. */
export const stayOf = ({ startDate, endDate }: RoomFilter): Stay | undefined =>
  startDate && endDate ? { startDate, endDate } : undefined;

const missing = (field: StayProblem['field'], which: string): StayProblem => ({
  code: 'required',
  field,
  message: `Choose the ${which} day as well.`,
});

/** What is wrong with a filter's days on the day `today`, if anything. */
export function daysProblem(filter: RoomFilter, today: Day): StayProblem | undefined {
  const { startDate, endDate } = filter;
  if (!startDate && !endDate) return undefined;
  if (!startDate) return missing('startDate', 'first');
  const problem = stayProblem({ startDate, endDate: endDate || startDate }, today);
  if (problem) return problem;
  return endDate ? undefined : missing('endDate', 'last');
}

const within = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.trim().toLowerCase());

const isClosed = (room: Room): number => Number(room.status !== 'available');

/**
 * The rooms that a filter lets through: the same type, and the city within the location. Rooms
 * that are closed for now come last. The days are the server's to compare.
 */
export const filterRooms = (
  rooms: Room[],
  { roomType, city }: Pick<RoomFilter, 'roomType' | 'city'>,
): Room[] =>
  rooms
    .filter((room) => (!roomType || room.roomType === roomType) && within(room.location, city))
    .sort((one, other) => isClosed(one) - isClosed(other));
