import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { soldTwice } from './verify.ts';

const booking = (id: string, startDate: string, endDate: string, status: Booking['status']) =>
  ({ id, coldRoomId: 'room', startDate, endDate, status }) as Booking;

test('a day that two live bookings hold is named, once for each day', () => {
  const first = booking('a', '2027-01-01', '2027-01-03', 'pending');
  const second = booking('b', '2027-01-03', '2027-01-04', 'approved');
  expect(soldTwice([first, second])).toEqual(['2027-01-03 of room room was sold to a and to b']);
  expect(soldTwice([first, { ...second, status: 'cancelled' }])).toEqual([]);
  expect(soldTwice([first, { ...second, coldRoomId: 'other' }])).toEqual([]);
});
