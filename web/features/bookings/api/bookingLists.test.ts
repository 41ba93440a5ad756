import type { Booking } from '#shared/booking.ts';
import { describe, expect, test } from 'vitest';
import { belongsIn, countOf, further, merge } from './bookingLists.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';

const today = '2027-03-10';

describe('a booking in an admin’s lists', () => {
  test('stands under its status and under all', () => {
    const booking = bookingOf({ status: 'approved', endDate: '2027-03-10' });
    const names = (['pending', 'approved', 'outdated', 'rejected', 'all'] as const).filter((name) =>
      belongsIn(name, booking, today),
    );
    expect(names).toEqual(['approved', 'all']);
  });

  test.each<Booking['status']>(['pending', 'approved', 'rejected', 'cancelled', 'completed'])(
    'is out of date whatever its status (%s) once its last day has passed',
    (status) => {
      expect(belongsIn('outdated', bookingOf({ status, endDate: '2027-03-09' }), today)).toBe(true);
    },
  );
});

describe('two answers about one booking', () => {
  test.each<[Booking['status'], Booking['status'], Booking['status']]>([
    ['cancelled', 'pending', 'cancelled'],
    ['approved', 'pending', 'approved'],
    ['pending', 'approved', 'approved'],
    ['approved', 'completed', 'completed'],
  ])('known %s, told %s: it is %s, for a life never runs backwards', (known, told, expected) => {
    const outcome = further(bookingOf({ status: known }), bookingOf({ status: told }));
    expect(outcome.status).toBe(expected);
  });

  test('a list that lags neither drops what was just written nor shows it twice', () => {
    const fresh = bookingOf({ id: 'b', date: '2027-03-02T00:00:00Z' });
    const old = bookingOf({ id: 'a', date: '2027-03-01T00:00:00Z' });
    expect(merge([fresh], [old]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(merge([fresh], [old, fresh]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

test('a count is open-ended where another page follows', () => {
  expect(countOf(7, undefined)).toBe(7);
  expect(countOf(100, 'next')).toBe('100+');
});
