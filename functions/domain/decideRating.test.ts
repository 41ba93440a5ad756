import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import type { Booking } from '#shared/booking.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { decideRating, type RatingSituation } from './decideRating.ts';

const now = Date.parse('2027-03-10T09:00:00Z');
const at = '2027-03-10T09:00:00.000Z';
const booking = { id: 'b', userId: 'u', status: 'completed' } as Booking;
const situation: RatingSituation = {
  booking,
  earlier: undefined,
  account: { userId: 'u', firstName: 'Aline' },
};

describe('a rating', () => {
  test('is of its booking, by first name only', () => {
    expect(decideRating(situation, { stars: 4, comment: 'Cold.' }, 'u', now)).toEqual({
      booking,
      rating: { id: 'b', stars: 4, comment: 'Cold.', firstName: 'Aline', at, createdAt: at },
    });
  });

  test('that replaces another keeps its place in the list, and not its comment', () => {
    const earlier = { createdAt: '2027-01-01T00:00:00.000Z' };
    const { rating } = decideRating({ ...situation, earlier }, { stars: 5, comment: '' }, 'u', now);
    expect(rating).toEqual({ id: 'b', stars: 5, firstName: 'Aline', at, ...earlier });
  });
});

describe('a rating is refused', () => {
  const refusal = (changed: Partial<RatingSituation>, userId = 'u') =>
    refusalOf(() => decideRating({ ...situation, ...changed }, { stars: 1 }, userId, now));

  test('for no booking, and for another’s, with the same words', () => {
    expect(refusal({ booking: undefined })).toBe('bookingNotFound');
    expect(refusal({}, 'stranger')).toBe('bookingNotFound');
  });

  test('to a token that has outlived its account, or whose address another account has by now', () => {
    expect(refusal({ account: undefined })).toBe('invalidToken');
    expect(refusal({ account: { userId: 'next', firstName: 'Keza' } })).toBe('invalidToken');
  });

  test('unless the booking is completed', () => {
    for (const status of bookingStatuses) {
      const refused = refusal({ booking: { ...booking, status } });
      expect(refused, status).toBe(status === 'completed' ? undefined : 'notCompleted');
    }
  });
});

test('whoever rates what, only the customer of a completed booking does', () => {
  const someone = fc.constantFrom('u', 'v', 'w');
  const status = fc.constantFrom(...bookingStatuses);
  fc.assert(
    fc.property(someone, someone, status, (owner, rater, is) => {
      const account = { userId: rater, firstName: 'Aline' };
      const asked = { ...situation, account, booking: { ...booking, userId: owner, status: is } };
      const refused = refusalOf(() => decideRating(asked, { stars: 3 }, rater, now));
      expect(refused === undefined).toBe(owner === rater && is === 'completed');
    }),
  );
});
