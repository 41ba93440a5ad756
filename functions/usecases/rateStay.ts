import { decideRating, type RatingRequest } from '#functions/domain/decideRating.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { readForRating, writeRating } from '#functions/store/ratings/writeRating.ts';
import type { Rating } from '#shared/rating.ts';

/** Who rates; the e-mail address leads to the account, whose first name the rating shows. */
interface Rater {
  userId: string;
  email: string;
}

/**
 * Rates the room of a completed booking, or replaces the rating that the booking has.
 * @throws Refusal bookingNotFound, notCompleted, invalidToken, roomNotFound where the room was deleted, busy
 */
export const rateStay = (
  bookingId: string,
  request: RatingRequest,
  rater: Rater,
): Promise<Rating> =>
  untilUncontended(async () => {
    const situation = await readForRating(bookingId, rater.email);
    return writeRating(decideRating(situation, request, rater.userId, Date.now()));
  });
