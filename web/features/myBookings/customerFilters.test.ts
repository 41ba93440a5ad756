import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingStatuses, type BookingStatus } from '#shared/transitions.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import {
  customerFilters,
  filterBookings,
  inOrder,
  openingFilter,
  comingThenPast,
  statusFilters,
} from './customerFilters.ts';

const everyStatus = bookingStatuses.map((status) => bookingOf({ id: status, status }));

test('every status stands in exactly one of pending, approved, rejected and cancelled [S2.101]', () => {
  const found = (['pending', 'approved', 'rejected', 'cancelled'] as const).flatMap((name) =>
    filterBookings(everyStatus, customerFilters[name]).map(({ id }) => id),
  );
  expect(found.sort()).toEqual([...bookingStatuses].sort());
});

test('rejected is what was rejected, and nothing that its customer gave up', () => {
  const found = filterBookings(everyStatus, customerFilters.rejected).map(({ id }) => id);
  expect(found).toEqual(['rejected']);
});

test('a transaction is what was approved, over or not [S3.11]', () => {
  const found = filterBookings(everyStatus, customerFilters.transaction).map(({ id }) => id);
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
  expect(comingThenPast(bookings, '2027-03-10').map(({ id }) => id)).toEqual([
    'on',
    'tomorrow',
    'next year',
    'last week',
    'last year',
  ]);
});

test('approved stays are in that order; of receipts the latest stay is first, however they come', () => {
  const [later, sooner] = ['2027-03-20', '2027-03-12'].map((day) =>
    bookingOf({ id: day, startDate: day, endDate: day }),
  ) as [Booking, Booking];
  for (const given of [
    [later, sooner],
    [sooner, later],
  ]) {
    const order = (name: 'approved' | 'transaction') =>
      inOrder(customerFilters[name], given, '2027-03-10');
    expect(order('approved')).toEqual([sooner, later]);
    expect(order('transaction')).toEqual([later, sooner]);
  }
});

describe('a list opens with what a customer looks for', () => {
  const opening = (...statuses: BookingStatus[]) => {
    const bookings = statuses.map((status) => bookingOf({ id: status, status }));
    return [openingFilter(customerFilters, bookings), openingFilter(statusFilters, bookings)];
  };

  test.each<[BookingStatus[], string, string]>([
    [['rejected', 'pending', 'approved'], 'approved', 'approved'],
    [['completed', 'pending'], 'pending', 'pending'],
    [['cancelled', 'completed'], 'approved', 'cancelled'],
    [['expired'], 'cancelled', 'expired'],
    [[], 'pending', 'pending'],
  ])('of %s: %s by what became of them, %s by status', (statuses, ...expected) => {
    expect(opening(...statuses)).toEqual(expected);
  });
});
