import { expect } from 'vitest';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { countDays, daysOf, todayInKigali } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { everyItem } from './table.ts';

/** The values of the promises that were fulfilled, and the reasons of those that were rejected. */
export async function outcomes<T>(tries: Promise<T>[]): Promise<{ won: T[]; lost: unknown[] }> {
  const settled = await Promise.allSettled(tries);
  return {
    won: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    lost: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
}

type Item = Record<string, unknown>;

interface CustomerCounts {
  userId: string;
  pending: number;
  pendingDays: number;
}

const ofEntity = <T>(items: Item[], entity: string): T[] =>
  items.filter((item) => item.entity === entity) as T[];

/** The stars of a booking that was rated; none otherwise. */
const starsOf = ({ stars }: StoredBooking): number[] => (stars === undefined ? [] : [stars]);

/** Every marked day in the table, as `room day` → booking. */
function markedDays(items: Item[]): Map<string, unknown> {
  const calendars = items.filter(({ sk }) => String(sk).startsWith('CAL#'));
  return new Map(
    calendars.flatMap((calendar) =>
      Object.entries(calendar)
        .filter(([name]) => /^d\d\d$/.test(name))
        .map(([name, booking]) => {
          const room = String(calendar.pk).slice('ROOM#'.length);
          return [`${room} ${String(calendar.sk).slice(4)}-${name.slice(1)}`, booking] as const;
        }),
    ),
  );
}

/** Every day that the live bookings cover, as `room day` → booking; a day twice is an error. */
function promisedDays(bookings: StoredBooking[]): Map<string, string> {
  const promised = new Map<string, string>();
  for (const { id, coldRoomId, startDate, endDate } of bookings) {
    for (const day of daysOf(startDate, endDate)) {
      const place = `${coldRoomId} ${day}`;
      expect(promised.get(place), `${place} was sold twice`).toBeUndefined();
      promised.set(place, id);
    }
  }
  return promised;
}

/**
 * Checks the product's main invariants over the whole table: no two live bookings overlap; every marked
 * day from today on names the live booking that covers it; no other day is marked; the counts of rooms and
 * customers, and the stars of rooms, equal a recount.
 */
export async function expectConsistency(): Promise<void> {
  const items = await everyItem();
  const bookings = ofEntity<StoredBooking>(items, 'booking');
  const live = bookings.filter(({ status }) => isLive(status));
  const today = todayInKigali();
  const fromToday = (days: Map<string, unknown>) =>
    [...days].filter(([place]) => place.slice(-10) >= today).sort();

  expect(fromToday(markedDays(items))).toEqual(fromToday(promisedDays(live)));

  for (const room of ofEntity<StoredRoom>(items, 'room')) {
    const count = live.filter(({ coldRoomId }) => coldRoomId === room.id).length;
    expect(room.live, `live bookings of room ${room.id}`).toBe(count);
    const given = bookings.filter(({ coldRoomId }) => coldRoomId === room.id).flatMap(starsOf);
    expect([room.starSum ?? 0, room.starCount ?? 0], `stars of room ${room.id}`).toEqual([
      given.reduce((sum, stars) => sum + stars, 0),
      given.length,
    ]);
  }
  for (const { userId, pending, pendingDays } of ofEntity<CustomerCounts>(items, 'customer')) {
    const waiting = bookings.filter(
      (booking) => booking.userId === userId && booking.status === 'pending',
    );
    expect(pending, `pending bookings of ${userId}`).toBe(waiting.length);
    const days = waiting.reduce(
      (sum, { startDate, endDate }) => sum + countDays(startDate, endDate),
      0,
    );
    expect(pendingDays, `days of pending bookings of ${userId}`).toBe(days);
  }
  const rooms = new Set(ofEntity<StoredRoom>(items, 'room').map(({ id }) => id));
  for (const booking of live) {
    expect(rooms.has(booking.coldRoomId), `the room of booking ${booking.id}`).toBe(true);
  }
}
