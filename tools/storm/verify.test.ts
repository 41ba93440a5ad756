import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import { soldTwice, tooHeavy } from './verify.ts';

const booking = (id: string, startDate: string, endDate: string, status: Booking['status']) =>
  ({ id, coldRoomId: 'room', startDate, endDate, status }) as Booking;

test('a day that two live bookings hold is named, once for each day', () => {
  const first = booking('a', '2027-01-01', '2027-01-03', 'pending');
  const second = booking('b', '2027-01-03', '2027-01-04', 'approved');
  expect(soldTwice([first, second])).toEqual(['2027-01-03 of room room was sold to a and to b']);
  expect(soldTwice([first, { ...second, status: 'cancelled' }])).toEqual([]);
  expect(soldTwice([first, { ...second, coldRoomId: 'other' }])).toEqual([]);
});

test('a day on which live bookings bring more than a room holds is named', () => {
  const room = { id: 'room', capacity: 2, unit: 'tons' } as Room;
  const one = { ...booking('a', '2027-01-01', '2027-01-02', 'approved'), weight: 1_500 };
  const other = { ...booking('b', '2027-01-02', '2027-01-02', 'pending'), weight: 501 };
  expect(tooHeavy([one, { ...other, weight: 500 }], [room])).toEqual([]);
  expect(tooHeavy([one, other], [room])).toEqual([
    '2027-01-02 of room room has 2001 kg, and holds 2000',
  ]);
  expect(tooHeavy([one, { ...other, status: 'rejected' }], [room])).toEqual([]);
});
