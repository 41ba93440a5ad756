import { describe, expect, it } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { newestBooking } from './newestBooking.ts';

const NOW = Date.parse('2027-01-03T12:00:00.000Z');
const madeAt = (date: string) => bookingOf({ id: date, date });

describe('the booking that somebody has just made', () => {
  it('is the first of those that are told, newest first', () => {
    const newest = madeAt('2027-01-03T11:59:00.000Z');
    expect(newestBooking([newest, madeAt('2027-01-03T11:00:00.000Z')], NOW)).toBe(newest);
  });

  it('is one of the last day', () => {
    const day = madeAt('2027-01-02T12:00:00.000Z');
    expect(newestBooking([day], NOW)).toBe(day);
    expect(newestBooking([madeAt('2027-01-02T11:59:59.999Z')], NOW)).toBeUndefined();
  });

  it('is none where none was made', () => {
    expect(newestBooking([], NOW)).toBeUndefined();
  });
});
