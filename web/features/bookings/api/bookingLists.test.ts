import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import {
  belongsIn,
  shownCount,
  further,
  merge,
  place,
  type BookingListName,
} from './bookingLists.ts';

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
    'is out of date whatever its status (%s) once its last day has passed [S2.112]',
    (status) => {
      expect(belongsIn('outdated', bookingOf({ status, endDate: '2027-03-09' }), today)).toBe(true);
    },
  );
});

describe('a booking takes the place that the server gives it', () => {
  const [march, april, may] = ['2027-03-20', '2027-04-20', '2027-05-20'].map((endDate, index) =>
    bookingOf({ id: endDate, endDate, date: `2027-01-0${3 - index}T08:00:00.000Z` }),
  ) as [Booking, Booking, Booking];
  const placed = (
    name: BookingListName,
    here: Booking[],
    booking: Booking,
    next: string | undefined,
    day = today,
  ) => place(name, here, booking, next, day).map(({ id }) => id.slice(5, 7));

  test('by soonest first day where it is approved, by latest last day in the other lists', () => {
    expect(placed('approved', [march, may], april, undefined)).toEqual(['03', '04', '05']);
    const long = bookingOf({ ...may, startDate: '2027-01-02' });
    expect(place('approved', [march, april], long, undefined, today)[0]).toBe(long);
    expect(placed('rejected', [may, march], april, undefined)).toEqual(['05', '04', '03']);
    expect(placed('approved', [], april, 'next')).toEqual([]);
  });

  test('by soonest last day from today on, then by latest, in the list of all', () => {
    expect(placed('all', [march, may], april, undefined)).toEqual(['03', '04', '05']);
    expect(placed('all', [may, march], april, undefined, '2027-04-21')).toEqual(['05', '04', '03']);
    expect(placed('all', [april, march], may, undefined, '2027-04-21')).toEqual(['05', '04', '03']);
    expect(placed('all', [may], march, undefined, '2027-04-21')).toEqual(['05', '03']);
    expect(placed('all', [may, march], april, undefined, '2027-06-01')).toEqual(['05', '04', '03']);
  });

  test('by when it was made where it is pending', () => {
    expect(placed('pending', [may, march], april, undefined)).toEqual(['05', '04', '03']);
  });

  test('by when it was reopened where it waits again', () => {
    const again = { ...may, waitsFrom: '2027-01-02T09:00:00.000Z' };
    expect(placed('pending', [april, march], again, undefined)).toEqual(['04', '05', '03']);
    expect(placed('pending', [april, again], march, undefined)).toEqual(['04', '05', '03']);
  });

  test('behind all that are here only where no other page follows', () => {
    expect(placed('approved', [march, april], may, undefined)).toEqual(['03', '04', '05']);
    expect(placed('approved', [march, april], may, 'next')).toEqual(['03', '04']);
  });
});

describe('two answers about one booking', () => {
  test.each<[Booking['status'], Booking['status'], Booking['status']]>([
    ['cancelled', 'pending', 'cancelled'],
    ['approved', 'pending', 'approved'],
    ['pending', 'approved', 'approved'],
    ['approved', 'completed', 'completed'],
  ])(
    'known %s, fetched %s: it is %s, for a life never runs backwards',
    (known, fetched, expected) => {
      const outcome = further(bookingOf({ status: known }), bookingOf({ status: fetched }));
      expect(outcome.status).toBe(expected);
    },
  );

  test('a list that lags neither drops what was just written nor shows it twice', () => {
    const fresh = bookingOf({ id: 'b', date: '2027-03-02T00:00:00Z' });
    const old = bookingOf({ id: 'a', date: '2027-03-01T00:00:00Z' });
    expect(merge([fresh], [old]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(merge([fresh], [old, fresh]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

test('a count is open-ended where another page follows', () => {
  expect(shownCount(7, undefined)).toBe(7);
  expect(shownCount(100, 'next')).toBe('100+');
});

test('of two versions the one that changed last is the later one, whatever its status', () => {
  const approved = bookingOf({ status: 'approved', changedAt: '2027-03-02T08:00:00.000Z' });
  const undone = bookingOf({ changedAt: '2027-03-02T08:00:05.000Z' });
  expect(further(approved, undone)).toBe(undone);
  expect(further(undone, approved)).toBe(undone);
  expect(further(bookingOf(), approved)).toBe(approved);
});
