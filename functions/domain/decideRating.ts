import { Refusal } from '#functions/errors.ts';
import type { Booking } from '#shared/booking.ts';
import type { Rating } from '#shared/rating.ts';
import type { Profile } from '#shared/user.ts';
import { requireOwn } from './ownership.ts';

/** What a customer gives for a stay. */
export interface RatingRequest {
  stars: number;
  comment?: string | undefined;
}

/** What the decision depends on, as it is stored; undefined where it is not there. */
export interface RatingSituation {
  booking: Booking | undefined;
  /** The booking's rating so far. */
  earlier: { createdAt: string } | undefined;
  /** The account of whoever rates. */
  account: Pick<Profile, 'userId' | 'firstName'> | undefined;
}

/** A rating with the moment of the first one for its booking, by which ratings are listed. */
export type DatedRating = Rating & { createdAt: string };

/** A rating to write if the booking still has the stars that it was read with. */
export interface RatingDecision {
  booking: Booking;
  rating: DatedRating;
}

/**
 * Decides on a customer's rating of a completed booking; rating again replaces the rating.
 * @param now milliseconds since 1970
 * @throws Refusal bookingNotFound, notCompleted, invalidToken where the token has outlived its account
 */
export function decideRating(
  { booking: found, earlier, account }: RatingSituation,
  { stars, comment }: RatingRequest,
  userId: string,
  now: number,
): RatingDecision {
  const booking = requireOwn(found, { userId });
  if (booking.status !== 'completed') throw new Refusal('notCompleted');
  if (account?.userId !== userId) throw new Refusal('invalidToken');
  const at = new Date(now).toISOString();
  const rating: DatedRating = {
    id: booking.id,
    stars,
    ...(comment ? { comment } : {}),
    firstName: account.firstName,
    at,
    createdAt: earlier?.createdAt ?? at,
  };
  return { booking, rating };
}
