import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { soonestFirst } from './soonestFirst.ts';

const booking = (id: string, startDate: string, endDate: string, status = 'approved') =>
  ({ id, startDate, endDate, status }) as Booking;

test('what is still to come is first, soonest first, and what is over follows, latest first', () => {
  const bookings = [
    booking('over', '2027-01-01', '2027-01-02', 'completed'),
    booking('later', '2027-03-01', '2027-03-02'),
    booking('called off', '2027-04-01', '2027-04-02', 'cancelled'),
    booking('soon', '2027-02-01', '2027-02-03', 'pending'),
    booking('now', '2027-01-25', '2027-01-31'),
    booking('not settled yet', '2027-01-20', '2027-01-30'),
  ];
  expect(soonestFirst(bookings, '2027-01-31').map(({ id }) => id)).toEqual([
    'now',
    'soon',
    'later',
    'called off',
    'not settled yet',
    'over',
  ]);
});

test('bookings of the same first or last day stay in the order in which they were', () => {
  const bookings = [
    booking('1st', '2027-02-01', '2027-02-02'),
    booking('2nd', '2027-02-01', '2027-02-03'),
    booking('3rd', '2027-02-02', '2027-02-02'),
    booking('4th', '2027-02-01', '2027-02-02'),
    booking('1st over', '2027-01-01', '2027-01-03'),
    booking('2nd over', '2027-01-02', '2027-01-03'),
    booking('3rd over', '2027-01-01', '2027-01-02'),
    booking('4th over', '2027-01-01', '2027-01-03'),
  ];
  expect(soonestFirst(bookings, '2027-01-31').map(({ id }) => id)).toEqual([
    '1st',
    '2nd',
    '4th',
    '3rd',
    '1st over',
    '2nd over',
    '4th over',
    '3rd over',
  ]);
});
