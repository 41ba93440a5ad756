import { describe, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { noteUnseen, steady, withoutUnseen } from './unseen.ts';

const pending = (booking: Booking): boolean => booking.status === 'pending';
const [a, b, c] = ['a', 'b', 'c'].map((id) => bookingOf({ id })) as [Booking, Booking, Booking];
const approved = { ...a, status: 'approved' as const };

describe('what the reader has not seen', () => {
  test('is what has another status, or was not there', () => {
    expect(noteUnseen({}, [a, b], [approved, b, c])).toEqual({ a: 'pending', c: null });
  });

  test('stays what it was at first, however often the server tells of it', () => {
    const once = noteUnseen({}, [a], [approved]);
    const completed = { ...approved, status: 'completed' as const };
    expect(noteUnseen(once, [approved], [completed])).toEqual({ a: 'pending' });
  });

  test('is nothing where a list lags behind what is known', () => {
    expect(noteUnseen({}, [approved], [a])).toEqual({});
  });

  test('is seen once it was asked for', () => {
    expect(withoutUnseen({ a: 'pending', c: null }, [c])).toEqual({ a: 'pending' });
  });
});

describe('a list stands still', () => {
  test('with what was answered elsewhere in its place, and without what has come', () => {
    expect(steady([approved, b, c], { a: 'pending', c: null }, pending)).toEqual({
      shown: [approved, b],
      fresh: 1,
    });
  });

  test('and holds nothing back where it is empty', () => {
    expect(steady([c], { c: null }, pending)).toEqual({ shown: [c], fresh: 0 });
  });

  test('and is what it is where nothing has changed', () => {
    expect(steady([approved, b], {}, pending)).toEqual({ shown: [b], fresh: 0 });
  });
});
