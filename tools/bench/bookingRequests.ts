import { ROOM_PRICE } from '#local/apiCaller.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Load, LoadRequest } from './sendLoad.ts';

/** Clients that send at once, each one request after another. */
export const CLIENTS = 32;
/** Rooms that they share, so that two or three of them book each. */
export const SHARED_ROOMS = 11;
/** Bookings of each client in a round: as many as five customers may have waiting. */
export const PER_CLIENT = 5 * limits.pendingBookings;
/** Days that each client of the race tries to get in a round. */
export const RACED_DAYS = 2 * limits.pendingBookings;

/** Which room a client books, and which day with its n-th booking of a round. */
export interface Ways {
  bookings: number;
  roomOf: (client: number) => number;
  /** Days from tomorrow. */
  dayOf: (client: number, round: number, booking: number) => number;
}

/** How clients meet: each in a room of its own, in shared rooms on days of their own, or in shared rooms on the same days. */
export const ways = {
  own: {
    bookings: PER_CLIENT,
    roomOf: (client) => client,
    dayOf: (_, round, booking) => round * PER_CLIENT + booking,
  },
  shared: {
    bookings: PER_CLIENT,
    roomOf: (client) => client % SHARED_ROOMS,
    // The days of those who share a room alternate, so that they meet in the same months.
    dayOf: (client, round, booking) =>
      (round * PER_CLIENT + booking) * Math.ceil(CLIENTS / SHARED_ROOMS) +
      Math.floor(client / SHARED_ROOMS),
  },
  raced: {
    bookings: RACED_DAYS,
    roomOf: (client) => client % SHARED_ROOMS,
    dayOf: (_, round, booking) => round * RACED_DAYS + booking,
  },
} satisfies Record<string, Ways>;

/** How many customers a client needs for its bookings, of which each may have only some waiting. */
export const customersPerClient = ({ bookings }: Ways): number =>
  Math.ceil(bookings / limits.pendingBookings);

/**
 * The bookings of all clients in a round.
 * @param tokens of the customers, those of the first client first
 */
export function bookingsOf(
  backend: string,
  way: Ways,
  { rooms, tokens, round }: { rooms: string[]; tokens: string[]; round: number },
): Load {
  const tomorrow = addDays(todayInKigali(), 1);
  return Array.from({ length: CLIENTS }, (_, client) =>
    Array.from({ length: way.bookings }, (__, booking) => {
      const customer =
        client * customersPerClient(way) + Math.floor(booking / limits.pendingBookings);
      return bookingRequest(backend, {
        room: rooms[way.roomOf(client)] ?? '',
        day: addDays(tomorrow, way.dayOf(client, round, booking)),
        token: tokens[customer] ?? '',
      });
    }),
  );
}

const bookingRequest = (
  backend: string,
  { room, day, token }: { room: string; day: string; token: string },
): LoadRequest => ({
  url: `${backend}/book`,
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({
    coldRoomId: room,
    startDate: day,
    endDate: day,
    totalPrice: ROOM_PRICE,
  }),
});

/** As many reads of the first rooms as there are bookings. */
export function readsOf(backend: string): Load {
  const read: LoadRequest = { url: `${backend}/coldroom?limit=12`, method: 'GET' };
  return Array.from({ length: CLIENTS }, () => Array<LoadRequest>(PER_CLIENT).fill(read));
}
