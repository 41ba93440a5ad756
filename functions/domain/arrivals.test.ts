import { expect, test } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import { changesArrivals, isArrival } from './arrivals.ts';

test('only an approved booking is an arrival', () => {
  expect(bookingStatuses.filter((status) => isArrival({ status }))).toEqual(['approved']);
});

const placed = { userId: 'u', coldRoomId: 'r', startDate: '2027-03-10', endDate: '2027-03-12' };
const approved = { ...placed, status: 'approved' as const };

test('a change of days or room changes what the list says', () => {
  expect(changesArrivals(approved, { ...approved, startDate: '2027-03-09' })).toBe(true);
  expect(changesArrivals(approved, { ...approved, userId: 'another' })).toBe(true);
  const pending = { ...placed, status: 'pending' as const };
  expect(changesArrivals(pending, { ...pending, coldRoomId: 'other' })).toBe(false);
});

test('a change puts a booking on the list where it becomes approved, and off where it was', () => {
  const pending = { ...placed, status: 'pending' as const };
  expect(changesArrivals(undefined, pending)).toBe(false);
  expect(changesArrivals(undefined, approved)).toBe(true);
  expect(changesArrivals(pending, approved)).toBe(true);
  expect(changesArrivals(approved, approved)).toBe(false);
  expect(changesArrivals(approved, { ...placed, status: 'cancelled' })).toBe(true);
});
