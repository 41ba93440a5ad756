import { bookingStatuses } from '#shared/transitions.ts';
import { expect, test } from 'vitest';
import { filterBookings, parseFilter } from './customerFilters.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';

const everyStatus = bookingStatuses.map((status) => bookingOf({ id: status, status }));

test('every status stands in exactly one of pending, approved and rejected', () => {
  const found = (['pending', 'approved', 'rejected'] as const).flatMap((name) =>
    filterBookings(everyStatus, name).map(({ id }) => id),
  );
  expect(found.sort()).toEqual([...bookingStatuses].sort());
});

test('a transaction is what was approved, over or not', () => {
  const found = filterBookings(everyStatus, 'transaction').map(({ id }) => id);
  expect(found).toEqual(['approved', 'completed']);
});

test('an unknown filter in the address means the pending requests', () => {
  expect(parseFilter('approved')).toBe('approved');
  expect(parseFilter('toString')).toBe('pending');
  expect(parseFilter(null)).toBe('pending');
});
