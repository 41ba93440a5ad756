import { expect, test } from 'vitest';
import type { Owed } from '#shared/payment.ts';
import { daysOverdue, owedLists, sumOwed, whoseWords } from './owedLists.ts';

const owed = (startDate: string, amount: number, userId = 'u1'): Owed => ({
  id: `${startDate} ${amount}`,
  coldRoomName: 'Musanze store',
  userId,
  userName: 'Keza Test',
  startDate,
  endDate: '2027-04-01',
  owed: amount,
});

const today = '2027-03-10';
const late = owed('2027-02-28', 500);
const yesterday = owed('2027-03-09', 300, 'u2');
const now = owed('2027-03-10', 200);
const refund = owed('2027-03-01', -40);

test('what began is overdue from the next day on, and refunds stand apart', () => {
  expect(owedLists([late, refund, yesterday, now], today)).toEqual({
    overdue: [late, yesterday],
    coming: [now],
    refund: [refund],
  });
});

test('days overdue are counted from the first day', () => {
  expect([late, yesterday, now].map((one) => daysOverdue(one, today))).toEqual([10, 1, 0]);
});

test('a list has a sum, and says how many bookings of how many clients it has', () => {
  expect(sumOwed([late, now])).toBe(700);
  expect(sumOwed([refund])).toBe(40);
  expect(whoseWords([late, yesterday, now])).toBe('3 bookings, 2 clients');
});
