import { expect, test } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { filterBookings, parseFilter, soonestFirst } from './customerFilters.ts';

const everyStatus = bookingStatuses.map((status) => bookingOf({ id: status, status }));

test('every status stands in exactly one of pending, approved and rejected [S2.101]', () => {
  const found = (['pending', 'approved', 'rejected'] as const).flatMap((name) =>
    filterBookings(everyStatus, name).map(({ id }) => id),
  );
  expect(found.sort()).toEqual([...bookingStatuses].sort());
});

test('a transaction is what was approved, over or not [S3.11]', () => {
  const found = filterBookings(everyStatus, 'transaction').map(({ id }) => id);
  expect(found).toEqual(['approved', 'completed']);
});

test('stays to come stand before those that are over, each by how near they are', () => {
  const stays = [
    ['next year', '2028-01-01', '2028-01-02'],
    ['last week', '2027-03-01', '2027-03-03'],
    ['tomorrow', '2027-03-11', '2027-03-11'],
    ['on', '2027-03-08', '2027-04-30'],
    ['last year', '2026-03-01', '2026-03-02'],
  ] as const;
  const bookings = stays.map(([id, startDate, endDate]) => bookingOf({ id, startDate, endDate }));
  expect(soonestFirst(bookings, '2027-03-10').map(({ id }) => id)).toEqual([
    'on',
    'tomorrow',
    'next year',
    'last week',
    'last year',
  ]);
});

test('an unknown filter in the address means the pending requests', () => {
  expect(parseFilter('approved')).toBe('approved');
  expect(parseFilter('toString')).toBe('pending');
  expect(parseFilter(null)).toBe('pending');
});
