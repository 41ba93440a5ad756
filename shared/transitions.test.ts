import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import {
  bookingStatuses,
  dayAllows,
  isLive,
  mayMove,
  mayTakeBack,
  transitions,
  type Actor,
  type BookingStatus,
} from './transitions.ts';

const actors: Actor[] = ['customer', 'admin', 'schedule'];
const aStatus = fc.constantFrom(...bookingStatuses);
const anActor = fc.constantFrom(...actors);

const moves = bookingStatuses.flatMap((from) =>
  bookingStatuses.flatMap((to) =>
    actors.filter((actor) => mayMove(from, to, actor)).map((actor) => `${actor}: ${from} → ${to}`),
  ),
);

describe('the table of transitions', () => {
  test('allows these moves and no other [S3.10, S4.18, S9.18]', () => {
    expect(moves.sort()).toEqual([
      'admin: approved → cancelled',
      'admin: pending → approved',
      'admin: pending → cancelled',
      'admin: pending → rejected',
      'customer: approved → cancelled',
      'customer: pending → cancelled',
      'schedule: approved → completed',
      'schedule: pending → expired',
    ]);
  });

  test('ends where a booking no longer holds its days', () => {
    for (const status of bookingStatuses) {
      expect(Object.keys(transitions[status]).length === 0, status).toBe(!isLive(status));
    }
  });

  test('lets nobody move a booking to the status it has', () => {
    fc.assert(fc.property(aStatus, anActor, (status, actor) => !mayMove(status, status, actor)));
  });

  test('brings every walk to an end, and nobody brings an ended booking back', () => {
    const walk = fc.array(fc.tuple(aStatus, anActor), { maxLength: 30 });
    fc.assert(
      fc.property(walk, (steps) => {
        let status: BookingStatus = 'pending';
        let moved = 0;
        for (const [to, actor] of steps) {
          if (!mayMove(status, to, actor)) continue;
          expect(isLive(status)).toBe(true);
          status = to;
          moved += 1;
        }
        expect(moved).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('a booking holds its days while it waits and once it is approved', () => {
  expect(bookingStatuses.filter(isLive)).toEqual(['pending', 'approved']);
});

test('an admin takes a request’s answer back until its first day, and a cancellation until the last', () => {
  const stay = { startDate: '2027-03-10', endDate: '2027-03-12' };
  const on = (day: string) =>
    bookingStatuses.filter((status) => mayTakeBack({ ...stay, status }, day));
  expect(on('2027-03-10')).toEqual(['approved', 'rejected', 'cancelled']);
  expect(on('2027-03-11')).toEqual(['cancelled']);
  expect(on('2027-03-13')).toEqual([]);
});

describe('the day', () => {
  const stay = { startDate: '2027-03-10', endDate: '2027-03-12' };

  test.each<[BookingStatus, Actor, string, boolean]>([
    ['approved', 'admin', '2027-03-09', true],
    ['approved', 'admin', '2027-03-10', true],
    ['approved', 'admin', '2027-03-11', false],
    ['cancelled', 'customer', '2027-03-09', true],
    ['cancelled', 'customer', '2027-03-10', false],
    ['cancelled', 'customer', '2027-03-13', false],
    ['cancelled', 'admin', '2027-03-10', true],
    ['cancelled', 'admin', '2027-03-12', true],
    ['cancelled', 'admin', '2027-03-13', false],
    ['rejected', 'admin', '2027-03-13', true],
    ['expired', 'schedule', '2027-03-13', true],
    ['completed', 'schedule', '2027-03-13', true],
  ])('for %s by %s on %s: %s [S4.18]', (to, actor, today, allowed) => {
    expect(dayAllows(to, actor, stay, today)).toBe(allowed);
  });

  test('that is too late for one move is never early enough again', () => {
    fc.assert(
      fc.property(aStatus, anActor, fc.integer({ min: -5, max: 5 }), (to, actor, offset) => {
        const today = addDays(stay.startDate, offset);
        if (dayAllows(to, actor, stay, today)) return;
        expect(dayAllows(to, actor, stay, addDays(today, 1))).toBe(false);
      }),
    );
  });

  test('never lets a customer cancel where an admin could not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (offset) => {
        const today = addDays(stay.startDate, offset);
        const customer = dayAllows('cancelled', 'customer', stay, today);
        expect(!customer || dayAllows('cancelled', 'admin', stay, today)).toBe(true);
      }),
    );
  });
});
