import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import { limits } from '#shared/limits.ts';
import { allowBooking, type BookingCounts } from './bookingAllowance.ts';

const caps = { pendingDays: 400, bookingsAnHour: 60 };
const now = Date.parse('2027-03-10T09:00:00Z');
const seconds = now / 1000;
const open = { booked: 3, bookedUntil: seconds + 600 };

const refusal = (counts: BookingCounts | undefined, days = 1) =>
  refusalOf(() => allowBooking(counts, days, caps, now, 'customer'));

describe('a booking', () => {
  test('opens a window of an hour where none is open, and is the first in it', () => {
    const window = { until: seconds + 3_600, opens: true, now: seconds };
    const first = { days: 2, caps, nthOfHour: 1, window };
    expect(allowBooking({ pending: 0 }, 2, caps, now, 'customer')).toEqual(first);
    const closed = { pending: 1, pendingDays: 3, booked: 60, bookedUntil: seconds };
    expect(allowBooking(closed, 2, caps, now, 'customer')).toEqual(first);
  });

  test('is the next in a window that is open', () => {
    const { nthOfHour, window } = allowBooking({ pending: 1, ...open }, 2, caps, now, 'customer');
    expect(nthOfHour).toBe(4);
    expect(window).toEqual({ until: open.bookedUntil, opens: false, now: seconds });
  });

  test.each([
    ['by nobody', undefined, 1, 'invalidToken'],
    ['as the sixth that waits', { pending: limits.pendingBookings }, 1, 'tooManyPending'],
    ['for a day too many', { pending: 1, pendingDays: 390 }, 11, 'tooManyDays'],
    ['as one too many of an hour', { pending: 0, ...open, booked: 60 }, 1, 'tooManyBookings'],
  ])('is refused %s', (_, counts, days, code) => {
    expect(refusal(counts, days)).toBe(code);
  });

  test.each([
    ['as the sixth that waits', { pending: limits.pendingBookings }, 1, 'clientHasTooManyPending'],
    ['for a day too many', { pending: 1, pendingDays: 390 }, 11, 'clientHasTooManyDays'],
    [
      'as one too many of an hour',
      { pending: 0, ...open, booked: 60 },
      1,
      'clientHasTooManyBookings',
    ],
  ])(
    'that the staff make for somebody is refused %s, by a code of their own',
    (_, counts, days, code) => {
      const book = () => allowBooking(counts, days, caps, now, 'staff');
      expect(refusalOf(book)).toBe(code);
    },
  );

  test('for a day too many is told how many days there may be', () => {
    const counts = { pending: 1, pendingDays: 390 };
    expect(refusedWith(() => allowBooking(counts, 11, caps, now, 'customer'))).toEqual({
      code: 'tooManyDays',
      params: { max: 400 },
    });
  });

  test('may fill up the days exactly', () => {
    expect(refusal({ pending: 1, pendingDays: 390 }, 10)).toBeUndefined();
  });

  test('that is one too many says when the next is possible', () => {
    const counts = { pending: 0, ...open, booked: 60 };
    expect(() => allowBooking(counts, 1, caps, now, 'customer')).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ params: { max: 60, retryAfter: 600 } }) as object,
      }),
    );
  });
});

test('however somebody books and gives back, no cap is ever passed', () => {
  const step = fc.record({
    days: fc.integer({ min: 1, max: 366 }),
    gap: fc.integer({ min: 0, max: 1_200 }),
    giveBack: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const tight = { pendingDays: 400, bookingsAnHour: 6 };
      const waiting: number[] = [];
      const made: number[] = [];
      let window = { booked: 0, bookedUntil: 0 };
      let at = seconds;
      for (const { days, gap, giveBack } of steps) {
        at += gap;
        if (giveBack) waiting.shift();
        const pendingDays = waiting.reduce((sum, one) => sum + one, 0);
        const counts = { pending: waiting.length, pendingDays, ...window };
        const decide = () => allowBooking(counts, days, tight, at * 1000, 'customer');
        if (refusalOf(decide) !== undefined) continue;
        const { nthOfHour, window: counted } = decide();
        window = { booked: nthOfHour, bookedUntil: counted.until };
        waiting.push(days);
        made.push(at);
        expect(waiting.length).toBeLessThanOrEqual(limits.pendingBookings);
        expect(pendingDays + days).toBeLessThanOrEqual(tight.pendingDays);
        const opened = counted.until - 3_600;
        expect(made.filter((one) => one >= opened).length).toBeLessThanOrEqual(6);
      }
    }),
  );
});
