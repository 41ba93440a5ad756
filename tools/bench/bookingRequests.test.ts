import { describe, expect, it } from 'vitest';
import { bookingsOf, CLIENTS, customersPerClient, SHARED_ROOMS, ways } from './bookingRequests.ts';

const rooms = Array.from({ length: CLIENTS }, (_, index) => `room-${index}`);

/** Room and day of every booking of two rounds. */
function stays(name: keyof typeof ways): string[] {
  const way = ways[name];
  const tokens = Array.from(
    { length: CLIENTS * customersPerClient(way) },
    (_, index) => `${index}`,
  );
  const loads = [0, 1].map((round) => bookingsOf('', way, { rooms, tokens, round }));
  return loads.flat(2).map(({ body = '' }) => {
    const { coldRoomId, startDate } = JSON.parse(body) as Record<
      'coldRoomId' | 'startDate',
      string
    >;
    return `${coldRoomId} ${startDate}`;
  });
}

const roomsOf = (found: string[]) => new Set(found.map((stay) => stay.split(' ')[0])).size;

describe('the loads of bookings', () => {
  it('never want a day twice where each client has a room, or where rooms are shared', () => {
    for (const name of ['own', 'shared'] as const) {
      expect(new Set(stays(name)).size).toBe(stays(name).length);
    }
    expect(roomsOf(stays('own'))).toBe(CLIENTS);
    expect(roomsOf(stays('shared'))).toBe(SHARED_ROOMS);
  });

  it('want every day of a race as often as clients share its room', () => {
    const found = stays('raced');
    expect(new Set(found).size).toBe(SHARED_ROOMS * 2 * ways.raced.bookings);
    expect(found).toHaveLength(CLIENTS * 2 * ways.raced.bookings);
  });

  it('let no customer have more waiting than is allowed', () => {
    const way = ways.own;
    const tokens = Array.from({ length: CLIENTS * customersPerClient(way) }, (_, i) => `${i}`);
    const load = bookingsOf('', way, { rooms, tokens, round: 0 }).flat();
    const counts = Map.groupBy(load, ({ headers }) => headers?.authorization);
    expect([...counts.values()].every((bookings) => bookings.length <= 5)).toBe(true);
    expect(counts.size).toBe(tokens.length);
  });
});
