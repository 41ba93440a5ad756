import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { leadOf } from './leadOf.ts';

const paid = 3_000;
const checkedOut = { at: '2027-04-03T08:00:00.000Z', by: 'Aline' };

test('what is owed comes first, then the receipt, the arrival and the rating', () => {
  expect(leadOf(bookingOf({ status: 'approved' }), false)).toBe('pay');
  expect(leadOf(bookingOf({ status: 'completed' }), true)).toBe('pay');
  expect(leadOf(bookingOf({ status: 'approved', paid }), true)).toBe('receipt');
  expect(leadOf(bookingOf({ status: 'approved', paid }), false)).toBe('arrival');
  expect(leadOf(bookingOf({ status: 'completed', paid }), false)).toBe('rate');
});

test('where nothing else is to be done, the details lead', () => {
  expect(leadOf(bookingOf({ status: 'pending' }), false)).toBe('details');
  expect(leadOf(bookingOf({ status: 'rejected' }), false)).toBe('details');
  expect(leadOf(bookingOf({ status: 'completed', paid, stars: 4 }), false)).toBe('details');
  expect(leadOf(bookingOf({ status: 'approved', paid, checkedOut }), false)).toBe('details');
});
