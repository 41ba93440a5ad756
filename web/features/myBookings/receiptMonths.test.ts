import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { receiptMonths } from './receiptMonths.ts';

const stay = (id: string, startDate: string, totalPrice: number) =>
  bookingOf({ id, startDate, endDate: startDate, totalPrice });

test('receipts stand under the months in which their stays begin, with what all of a month come to', () => {
  const all = [
    stay('a', '2027-03-31', 0.1),
    stay('b', '2027-03-02', 0.2),
    stay('c', '2027-02-20', 500),
    stay('d', '2027-02-01', 250),
  ];
  const months = receiptMonths(all.slice(0, 3), all);
  expect(months.map(({ month, shown }) => [month, shown.map(({ id }) => id)])).toEqual([
    ['2027-03', ['a', 'b']],
    ['2027-02', ['c']],
  ]);
  expect(months.map(({ count, total }) => [count, total])).toEqual([
    [2, 0.3],
    [2, 750],
  ]);
});
