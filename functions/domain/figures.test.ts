import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDays, daysByMonth } from '#shared/days.ts';
import { totalPrice } from '#shared/price.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import {
  countAccount,
  figuresOfChange,
  countPayment,
  type CountedBooking,
  type FigureChange,
} from './figures.ts';

const stay = { startDate: '2027-01-30', endDate: '2027-02-02' };
const pending: CountedBooking = {
  ...stay,
  status: 'pending',
  // The last moment of 2026 in UTC is in 2027 in Kigali.
  date: '2026-12-31T23:59:59.000Z',
  userId: 'u',
  coldRoomId: 'r',
  coldRoomName: 'Room',
  totalPrice: totalPrice(stay.startDate, stay.endDate, 10.01),
};
const total = { of: 'total' };
const january = { of: 'month', month: '2027-01' };

describe('a booking', () => {
  test('that is new counts in total, in its month in Kigali, and for its customer', () => {
    expect(figuresOfChange(undefined, pending)).toEqual([
      { figure: total, add: { pending: 1 } },
      { figure: january, add: { pending: 1 } },
      { figure: { of: 'customer', userId: 'u' }, add: { bookings: 1, pending: 1 } },
    ]);
  });

  test('that is approved is sold in the months of its days, in hundredths of Rwf', () => {
    const room = { of: 'room', coldRoomId: 'r', coldRoomName: 'Room' };
    const sold = { days: 2, revenue: 2_002 };
    expect(figuresOfChange(pending, { ...pending, status: 'approved' })).toEqual([
      { figure: total, add: { pending: -1, approved: 1, days: 4, revenue: 4_004 } },
      { figure: january, add: { pending: -1, approved: 1, ...sold } },
      { figure: { of: 'customer', userId: 'u' }, add: { pending: -1, approved: 1 } },
      { figure: { ...room, month: '2027-01' }, add: sold },
      { figure: { of: 'customerMonth', userId: 'u', month: '2027-01' }, add: sold },
      { figure: { of: 'month', month: '2027-02' }, add: sold },
      { figure: { ...room, month: '2027-02' }, add: sold },
      { figure: { of: 'customerMonth', userId: 'u', month: '2027-02' }, add: sold },
    ]);
  });

  test('that is given to another customer counts for them alone, because the sums of the other are deleted', () => {
    const stay = { endDate: '2027-01-31', totalPrice: 20.02 };
    const approved: CountedBooking = { ...pending, ...stay, status: 'approved' };
    const sold = { days: 2, revenue: 2_002 };
    expect(figuresOfChange(approved, { ...approved, userId: 'a' })).toEqual([
      { figure: { of: 'customer', userId: 'a' }, add: { bookings: 1, approved: 1 } },
      { figure: { of: 'customerMonth', userId: 'a', month: '2027-01' }, add: sold },
    ]);
  });

  test('that gets other days after its room was renamed changes each figure of the room once, under the new name', () => {
    const before: CountedBooking = { ...pending, status: 'approved' };
    const days = { startDate: '2027-01-31', endDate: '2027-02-03' };
    const changes = figuresOfChange(before, { ...before, ...days, coldRoomName: 'Other name' });
    const room = { of: 'room', coldRoomId: 'r', coldRoomName: 'Other name' };
    expect(changes.filter(({ figure }) => figure.of === 'room')).toEqual([
      { figure: { ...room, month: '2027-01' }, add: { days: -1, revenue: -1_001 } },
      { figure: { ...room, month: '2027-02' }, add: { days: 1, revenue: 1_001 } },
    ]);
  });

  test('that stays as it is changes nothing', () => {
    expect(figuresOfChange(pending, { ...pending })).toEqual([]);
  });
});

describe('an account', () => {
  const user = { role: 'user', createdAt: '2027-01-05T00:00:00.000Z' } as const;

  test('of a customer counts in the month of its registration', () => {
    const changes = [total, january].map((figure) => ({ figure, add: { customers: 1 } }));
    expect(countAccount(undefined, user)).toEqual(changes);
    expect(countAccount(user, user)).toEqual([]);
  });

  test('that becomes an admin’s counts no more', () => {
    const admin = { ...user, role: 'admin' } as const;
    expect(countAccount(undefined, admin)).toEqual([]);
    const changes = [total, january].map((figure) => ({ figure, add: { customers: -1 } }));
    expect(countAccount(user, admin)).toEqual(changes);
  });
});

/** The sums of all figures after these changes, without those that are 0. */
function sumsOf(changes: FigureChange[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { figure, add } of changes) {
    for (const [name, value] of Object.entries(add)) {
      const id = `${JSON.stringify(figure)} ${name}`;
      sums.set(id, (sums.get(id) ?? 0) + value);
    }
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

const day = fc
  .integer({ min: 0, max: 700 })
  .map((count) => new Date(Date.UTC(2027, 0, 1 + count)).toISOString().slice(0, 10));
const booking = fc
  .record({ days: fc.tuple(day, day), price: fc.integer({ min: 1, max: 10_000_000 }) })
  .map(({ days, price }): CountedBooking => {
    const [startDate = '', endDate = ''] = days.toSorted();
    return {
      ...pending,
      startDate,
      endDate,
      totalPrice: totalPrice(startDate, endDate, price / 100),
    };
  });
const status = fc.constantFrom(...bookingStatuses);

describe('whatever statuses a booking goes through', () => {
  test('its changes add up to what a recount of the booking as it is now gives', () => {
    fc.assert(
      fc.property(booking, fc.array(status, { maxLength: 8 }), (first, statuses) => {
        const states = [first, ...statuses.map((to) => ({ ...first, status: to }))];
        const changes = states.flatMap((after, index) => figuresOfChange(states[index - 1], after));
        const now = states.at(-1) ?? first;
        expect(sumsOf(changes)).toEqual(sumsOf(figuresOfChange(undefined, now)));
      }),
    );
  });

  test('other days, another room or a name that its room was given meanwhile change each stored sum once', () => {
    const room = fc.record({
      coldRoomId: fc.constantFrom('r', 'other'),
      coldRoomName: fc.constantFrom('Room', 'New name'),
    });
    const state = fc
      .tuple(booking, room, status)
      .map(([stay, place, to]): CountedBooking => ({ ...stay, ...place, status: to }));
    fc.assert(
      fc.property(state, state, (before, after) => {
        const stored = figuresOfChange(before, after).map(({ figure }) =>
          [
            figure.of,
            'month' in figure && figure.month,
            figure.of === 'room' && figure.coldRoomId,
            'userId' in figure && figure.userId,
          ].join(' '),
        );
        expect(stored).toEqual([...new Set(stored)]);
      }),
    );
  });

  test('a sale counts all of its days and all of its rent, once each', () => {
    fc.assert(
      fc.property(booking, (sold) => {
        const changes = figuresOfChange(undefined, { ...sold, status: 'completed' });
        const sums = (of: string, name: string) =>
          changes
            .filter(({ figure }) => figure.of === of)
            .reduce((sum, { add }) => sum + (add[name] ?? 0), 0);
        for (const of of ['total', 'month', 'room', 'customerMonth']) {
          expect(sums(of, 'days')).toBe(countDays(sold.startDate, sold.endDate));
          expect(sums(of, 'revenue')).toBe(Math.round(sold.totalPrice * 100));
        }
        const rooms = changes.filter(({ figure }) => figure.of === 'room');
        expect(rooms).toHaveLength(daysByMonth(sold.startDate, sold.endDate).size);
      }),
    );
  });
});

test('a payment counts in the month in Kigali in which it was recorded, once', () => {
  const payment = { at: '2027-01-31T22:30:00.000Z', amount: -500 };
  expect(countPayment(undefined, payment)).toEqual([
    { figure: { of: 'month', month: '2027-02' }, add: { received: -500 } },
  ]);
  expect(countPayment(payment, payment)).toEqual([]);
});
