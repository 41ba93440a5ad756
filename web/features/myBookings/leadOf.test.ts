import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { leadOf, mostUrgent } from './leadOf.ts';

const paid = 3_000;
const checkedOut = { at: '2027-04-03T08:00:00.000Z', by: 'Aline' };

test('what is owed comes first, then the arrival and the rating', () => {
  expect(leadOf(bookingOf({ status: 'approved' }))).toBe('pay');
  expect(leadOf(bookingOf({ status: 'completed' }))).toBe('pay');
  expect(leadOf(bookingOf({ status: 'approved', paid }))).toBe('arrival');
  expect(leadOf(bookingOf({ status: 'completed', paid }))).toBe('rate');
});

test('where nothing else is to be done, the details lead', () => {
  expect(leadOf(bookingOf({ status: 'pending' }))).toBe('details');
  expect(leadOf(bookingOf({ status: 'rejected' }))).toBe('details');
  expect(leadOf(bookingOf({ status: 'completed', paid, stars: 4 }))).toBe('details');
  expect(leadOf(bookingOf({ status: 'approved', paid, checkedOut }))).toBe('details');
});

describe('the most urgent of several is', () => {
  const TODAY = '2027-03-10';
  const on = (id: string, day: string, fields: Partial<Booking> = {}) =>
    bookingOf({ id, status: 'approved', startDate: day, endDate: day, ...fields });
  const over = on('over', '2027-03-01', { status: 'completed' });
  const soon = on('soon', '2027-03-12');
  const late = on('late', '2027-05-01');
  const settled = on('settled', TODAY, { paid });
  const idOf = (bookings: Booking[]) => mostUrgent(bookings, TODAY)?.id;

  test('the first that is owed for in the order of a list of stays, in whatever order they stand', () => {
    const begun = on('begun', TODAY);
    expect(idOf([late, begun, settled, soon])).toBe('begun');
    expect(idOf([late, settled, soon])).toBe('soon');
  });

  test('the one whose payment is late the longest, before all others', () => {
    const before = on('before', '2027-02-01', { status: 'completed' });
    expect(idOf([soon, over, settled])).toBe('over');
    expect(idOf([over, before, soon])).toBe('before');
  });

  test('where nothing is owed, the first whose room is still to be found', () => {
    const next = on('next', '2027-03-12', { paid });
    expect(idOf([next, settled])).toBe('settled');
    expect(idOf([bookingOf({ status: 'rejected' })])).toBeUndefined();
  });
});
