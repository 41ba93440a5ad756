import type { Day } from '#shared/days.ts';
import { fitsGoods, type SaidGoods } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';
import { parseRoomType, type RoomType } from '#shared/roomTypes.ts';
import { stayProblem, type Stay, type StayProblem } from '#shared/stay.ts';
import { readWish, wishQuery } from '#web/lib/wish.ts';

/** The orders of the list: as rooms were added, or the cheapest first. */
export const roomOrders = ['', 'price'] as const;
export type RoomOrder = (typeof roomOrders)[number];

export interface RoomFilter extends SaidGoods {
  roomType?: RoomType | undefined;
  /** Any part of the room's location. */
  city: string;
  /** First and last day for which a room has to be free; empty where it does not matter. */
  startDate: string;
  endDate: string;
  order: RoomOrder;
}

export const noFilter: RoomFilter = {
  city: '',
  startDate: '',
  endDate: '',
  productType: '',
  weight: '',
  order: '',
};

/** The filter as the address of the search page says it. */
export function readFilter(query: URLSearchParams): RoomFilter {
  const { city, startDate, endDate, productType, weight, roomType } = readWish(query);
  const order = query.get('sort') === 'price' ? 'price' : '';
  return {
    city,
    startDate,
    endDate,
    productType,
    weight,
    order,
    roomType: parseRoomType(roomType),
  };
}

/** The filter as a query of the search page; what is not set is left out. */
export function writeFilter({ order, roomType, ...said }: RoomFilter): URLSearchParams {
  const query = new URLSearchParams(wishQuery({ ...said, ...(roomType && { roomType }) }));
  if (order) query.set('sort', order);
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
 * The rooms that a filter lets through: the same type, the city within the location, and what fits the
 * goods. Rooms that are closed for now come last. The days are the server's to compare.
 */
export function filterRooms(rooms: Room[], filter: RoomFilter): Room[] {
  const { roomType, city, order } = filter;
  const byOrder = (one: Room, other: Room) => (order === 'price' ? one.price - other.price : 0);
  return rooms
    .filter((room) => (!roomType || room.roomType === roomType) && within(room.location, city))
    .filter((room) => fitsGoods(room, filter))
    .sort((one, other) => isClosed(one) - isClosed(other) || byOrder(one, other));
}
