import { expect, test } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import { changesArrivals, isArrival } from './arrivals.ts';

test('only an approved booking is an arrival', () => {
  expect(bookingStatuses.filter((status) => isArrival({ status }))).toEqual(['approved']);
});

test('a change puts a booking on the list where it becomes approved, and off where it was', () => {
  const approved = { status: 'approved' as const };
  const pending = { status: 'pending' as const };
  expect(changesArrivals(undefined, pending)).toBe(false);
  expect(changesArrivals(undefined, approved)).toBe(true);
  expect(changesArrivals(pending, approved)).toBe(true);
  expect(changesArrivals(approved, approved)).toBe(false);
  expect(changesArrivals(approved, { status: 'cancelled' })).toBe(true);
});
