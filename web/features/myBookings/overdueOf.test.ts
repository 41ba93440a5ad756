import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { overdueOf } from './overdueOf.ts';

const today = '2027-03-02';
const over = { status: 'completed', startDate: '2027-03-01', endDate: '2027-03-01' } as const;
const late = bookingOf({ ...over, totalPrice: 5_000, paid: 1_000 });
const claimed = bookingOf({ ...late, claimId: 'c1' });
const coming = bookingOf({ ...late, status: 'approved', startDate: today, endDate: today });

test('what is late is the sum of what is owed for stays that have begun before today', () => {
  expect(overdueOf([late, late, coming], today)).toEqual({ sum: 8_000, bookings: [late, late] });
});

test('what is said to be paid is not late, nor what is paid', () => {
  expect(overdueOf([claimed, coming, bookingOf({ ...late, paid: 5_000 })], today)).toBeUndefined();
});
