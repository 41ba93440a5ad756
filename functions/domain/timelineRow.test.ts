import { expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { Closure } from '#shared/closure.ts';
import { daysOf } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { closureHolder } from './holder.ts';
import { timelineRow } from './timelineRow.ts';

const room = {
  id: 'r',
  name: 'Musanze store',
  location: 'Musanze',
  roomType: 'Cold Room',
  status: 'available',
  price: 10,
  temperatureRange: 'ambient',
} as Room;

const bookingOf = (id: string, startDate: string, endDate: string, fields = {}) =>
  ({
    id,
    userId: `user of ${id}`,
    userName: `Customer of ${id}`,
    startDate,
    endDate,
    status: 'approved',
    ...fields,
  }) as Booking;

const held = (holder: string, from: string, to: string) =>
  daysOf(from, to).map((day) => [day, holder] as const);

const byId = <T extends { id: string }>(...items: T[]) =>
  new Map(items.map((item) => [item.id, item]));

const LAST = '2027-01-31';
const range = { startDate: '2027-01-01', endDate: LAST };

it('a row names who holds the days: first days first, and whole stays where they leave the range', () => {
  const calendar = new Map([
    ...held('b1', '2027-01-01', '2027-01-02'),
    ...held(closureHolder('c'), '2027-01-03', '2027-01-04'),
    ...held('b2', '2027-01-30', LAST),
  ]);
  const closure: Closure = {
    id: 'c',
    coldRoomId: 'r',
    startDate: '2027-01-03',
    endDate: '2027-01-04',
    reason: 'maintenance',
    note: 'New fans',
  };
  const row = timelineRow(
    room,
    calendar,
    {
      bookings: byId(
        bookingOf('b1', '2026-12-30', '2027-01-02', { number: 'CR-4F7K2' }),
        bookingOf('b2', '2027-01-30', '2027-02-04', { status: 'pending' }),
      ),
      closures: byId(closure),
    },
    range,
  );
  expect(row).toEqual({
    id: 'r',
    name: 'Musanze store',
    location: 'Musanze',
    stays: [
      {
        id: 'b1',
        number: 'CR-4F7K2',
        name: 'Customer of b1',
        days: [-2, 1],
      },
      { id: 'b2', name: 'Customer of b2', days: [29, 34], status: 'pending' },
    ],
    closures: [{ id: 'c', days: [2, 3], reason: 'maintenance', note: 'New fans' }],
  });
});

it('what ended early shows the days that it has held, and a holder that is gone shows nothing', () => {
  const calendar = new Map([
    ...held('b', '2027-01-01', '2027-01-03'),
    ...held('gone', '2027-01-10', '2027-01-10'),
    ...held(closureHolder('c'), '2027-01-20', LAST),
  ]);
  const closure: Closure = {
    id: 'c',
    coldRoomId: 'r',
    startDate: '2027-01-20',
    endDate: '2027-02-20',
    reason: 'other',
  };
  const row = timelineRow(
    { ...room, status: 'unavailable' },
    calendar,
    {
      bookings: byId(bookingOf('b', '2027-01-01', '2027-01-09', { status: 'cancelled' })),
      closures: byId(closure),
    },
    range,
  );
  expect(row.stays).toMatchObject([{ id: 'b', days: [0, 2], status: 'cancelled' }]);
  expect(row.closures).toEqual([{ id: 'c', days: [19, 50], reason: 'other' }]);
  expect(row.unavailable).toBe(true);
  expect(timelineRow(room, new Map(), { bookings: byId(), closures: byId() }, range)).toEqual({
    id: 'r',
    name: 'Musanze store',
    location: 'Musanze',
    stays: [],
  });
});

it('what ended early has its held days alone where the range ends among them', () => {
  const bookings = byId(
    bookingOf('cancelled', '2027-01-01', '2027-01-20', { status: 'cancelled' }),
    bookingOf('completed', '2027-01-01', '2027-01-20', { status: 'completed' }),
  );
  const reopened: Closure = {
    id: 'c',
    coldRoomId: 'r',
    startDate: '2027-01-01',
    endDate: '2027-01-20',
    reason: 'other',
    freeFrom: '2027-01-07',
  };
  const barsOf = (holder: string, endDate: string) => {
    const calendar = new Map(held(holder, '2027-01-01', endDate));
    const holders = { bookings, closures: byId(reopened) };
    const row = timelineRow(room, calendar, holders, { startDate: '2027-01-01', endDate });
    return [...row.stays, ...(row.closures ?? [])].map(({ days }) => days);
  };
  for (const endDate of ['2027-01-05', '2027-01-06']) {
    const last = Number(endDate.slice(-1)) - 1;
    expect(barsOf('cancelled', endDate), endDate).toEqual([[0, last]]);
    expect(barsOf(closureHolder('c'), endDate), endDate).toEqual([[0, last]]);
    expect(barsOf('completed', endDate), endDate).toEqual([[0, 19]]);
  }
});
