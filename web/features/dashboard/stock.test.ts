import { expect, test } from 'vitest';
import { bookingOf } from '../bookings/testing/bookingOf.ts';
import { stockOf, weightOf } from './stock.ts';

const today = '2027-03-10';
const stay = (id: string, startDate: string, endDate: string) =>
  bookingOf({ id, startDate, endDate, status: 'approved' });

test('goods are here from the first to the last day of an approved stay', () => {
  const bookings = [
    stay('later', '2027-03-12', '2027-03-13'),
    stay('begins', '2027-03-10', '2027-03-12'),
    stay('ends', '2027-03-08', '2027-03-10'),
    stay('over', '2027-03-08', '2027-03-09'),
    stay('next', '2027-03-11', '2027-03-11'),
    { ...stay('asked', '2027-03-09', '2027-03-12'), status: 'pending' as const },
  ];
  const { here, coming } = stockOf(bookings, today);
  expect(here.map(({ id }) => id)).toEqual(['ends', 'begins']);
  expect(coming.map(({ id }) => id)).toEqual(['next', 'later']);
});

test('the weight counts what was told', () => {
  expect(weightOf([bookingOf({ weight: 300 }), bookingOf(), bookingOf({ weight: 0.5 })])).toBe(
    300.5,
  );
});
