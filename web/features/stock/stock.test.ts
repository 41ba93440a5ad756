import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { isSummed, stockByDay, stockOf, weightOf } from './stock.ts';

const today = '2027-03-10';
const stay = (id: string, startDate: string, endDate: string) =>
  bookingOf({ id, startDate, endDate, status: 'approved' });
const out = (booking: Booking): Booking => ({
  ...booking,
  checkedIn: { at: '2027-03-09T06:00:00.000Z', by: 'Keeper' },
  checkedOut: { at: '2027-03-10T09:00:00.000Z', by: 'Keeper' },
});

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

test('goods that have left are here no more, and are told apart, also where the stay goes on', () => {
  const { here, gone, coming } = stockOf(
    [out(stay('left', '2027-03-09', '2027-03-12')), stay('stays', '2027-03-10', '2027-03-12')],
    today,
  );
  expect([here, gone, coming].map((list) => list.map(({ id }) => id))).toEqual([
    ['stays'],
    ['left'],
    [],
  ]);
});

test('goods that have left add nothing to the coming days', () => {
  const fields = { coldRoomName: 'Huye', weight: 500 };
  const left = out({ ...stay('left', '2027-03-09', '2027-03-12'), ...fields });
  const stays = { ...stay('stays', '2027-03-10', '2027-03-10'), ...fields };
  expect(stockByDay([left, stays], today, 2, 'room')).toEqual({
    names: ['Huye'],
    days: [
      { day: '2027-03-10', weights: [500] },
      { day: '2027-03-11', weights: [0] },
    ],
  });
  expect(stockByDay([left], today, 2, 'room').names).toEqual([]);
});

test('the weight counts what was told', () => {
  expect(weightOf([bookingOf({ weight: 300 }), bookingOf(), bookingOf({ weight: 0.5 })])).toBe(
    300.5,
  );
});

test('stock is told for each of the coming days, by room and by product, the heaviest first', () => {
  const bookings = [
    {
      ...stay('a', '2027-03-09', '2027-03-11'),
      coldRoomName: 'Huye',
      productType: 'Milk',
      weight: 0.1,
    },
    { ...stay('b', '2027-03-11', '2027-03-20'), coldRoomName: 'Huye', weight: 0.2 },
    {
      ...stay('c', '2027-03-12', '2027-03-12'),
      coldRoomName: 'Rubavu',
      productType: 'Milk',
      weight: 50,
    },
    { ...stay('late', '2027-03-13', '2027-03-14'), coldRoomName: 'Kigali', weight: 9 },
    { ...stay('silent', '2027-03-10', '2027-03-14'), coldRoomName: 'Nyanza' },
    { ...stay('asked', '2027-03-10', '2027-03-14'), status: 'pending' as const, weight: 7 },
  ];
  expect(stockByDay(bookings, today, 3, 'room')).toEqual({
    names: ['Rubavu', 'Huye'],
    days: [
      { day: '2027-03-10', weights: [0, 0.1] },
      { day: '2027-03-11', weights: [0, 0.3] },
      { day: '2027-03-12', weights: [50, 0.2] },
    ],
  });
  const { names, days } = stockByDay(bookings, today, 3, 'product');
  expect(names).toEqual(['Milk', 'Not stated']);
  expect(days.map(({ weights }) => weights)).toEqual([
    [0.1, 0],
    [0.1, 0.2],
    [50, 0.2],
  ]);
});

test('what has no colour of its own is taken together, and nothing is lost', () => {
  const bookings = [1, 2, 3, 4, 5, 6, 7].map((weight) => ({
    ...stay(`b${weight}`, today, today),
    productType: `Product ${weight}`,
    weight,
  }));
  const { names, days } = stockByDay(bookings, today, 1, 'product');
  expect(names).toEqual([
    'Product 7',
    'Product 6',
    'Product 5',
    'Product 4',
    'Product 3',
    'Others',
  ]);
  expect(days[0]?.weights).toEqual([7, 6, 5, 4, 3, 3]);
});

test('a sum says more than its parts where goods of two bookings are there on one of the days', () => {
  const weighed = (id: string, from: string, to: string) => ({ ...stay(id, from, to), weight: 10 });
  const first = weighed('first', '2027-03-09', '2027-03-12');
  const next = weighed('next', '2027-03-12', '2027-03-14');
  const after = weighed('after', '2027-03-15', '2027-03-15');
  expect(isSummed([first, next], today, 30)).toBe(true);
  expect(isSummed([next, after], today, 30)).toBe(false);
  expect(isSummed([first, next], today, 2)).toBe(false);
  expect(isSummed([first, stay('unweighed', '2027-03-10', '2027-03-12')], today, 30)).toBe(false);
});
