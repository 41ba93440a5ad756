import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { stayParts } from './stayParts.ts';

const TODAY = '2027-03-10';
const stay = (id: string, startDate: string, endDate: string, paid = 3_000) =>
  bookingOf({ id, status: 'approved', startDate, endDate, paid });
const namesOf = (...stays: ReturnType<typeof stay>[]) =>
  stayParts(stays, TODAY).map(({ name, bookings }) => [name, bookings.map(({ id }) => id)]);

test('stays stand under whether they are on, to come or over, from their first day to their last', () => {
  const begins = stay('begins', TODAY, '2027-03-12');
  const ends = stay('ends', '2027-03-01', TODAY);
  const tomorrow = stay('tomorrow', '2027-03-11', '2027-03-11');
  const yesterday = stay('yesterday', '2027-03-09', '2027-03-09');
  expect(namesOf(ends, begins, tomorrow, yesterday)).toEqual([
    ['Now', ['ends', 'begins']],
    ['Coming', ['tomorrow']],
    ['Past', ['yesterday']],
  ]);
});

test('a stay whose payment is late is overdue, whenever it is', () => {
  const on = stay('on', '2027-03-09', TODAY, 0);
  const over = stay('over', '2027-03-08', '2027-03-08', 0);
  const begins = stay('begins', TODAY, TODAY, 0);
  expect(namesOf(over, on, begins)).toEqual([
    ['Overdue', ['over', 'on']],
    ['Now', ['begins']],
  ]);
});

test('a page has only the parts of its stays', () => {
  const past = [stay('a', '2027-02-02', '2027-02-03'), stay('b', '2027-01-02', '2027-01-03')];
  expect(namesOf(...past)).toEqual([['Past', ['a', 'b']]]);
  expect(namesOf()).toEqual([]);
});
