import type {
  DatedRating,
  RatingDecision,
  RatingSituation,
} from '#functions/domain/decideRating.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { setStars } from '#functions/store/bookings/bookingWrites.ts';
import { toBooking, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { addStars } from '#functions/store/rooms/roomWrites.ts';
import type { Rating } from '#shared/rating.ts';

/** Reads what a rating is decided on in one strongly consistent round trip. */
export async function readForRating(bookingId: string, email: string): Promise<RatingSituation> {
  const [booking, earlier, account] = await readItems([
    keys.booking(bookingId),
    keys.rating(bookingId),
    keys.account(email),
  ]);
  return {
    booking: booking && toBooking(booking as unknown as StoredBooking),
    earlier: earlier as DatedRating | undefined,
    account: account as StoredAccount | undefined,
  };
}

/**
 * Writes a rating, its stars in the booking, and the sums of its room in one transaction, so that a
 * booking counts once, however often and from however many places at once it is rated.
 * @returns undefined where the booking was rated from elsewhere meanwhile, or is being rated
 * @throws Refusal roomNotFound
 */
export async function writeRating({
  booking,
  rating,
}: RatingDecision): Promise<Rating | undefined> {
  const outcome = await transact([
    setStars(booking, rating.stars),
    addStars(booking.coldRoomId, rating.stars, booking.stars),
    putRating(booking.coldRoomId, rating),
  ]);
  if (outcome.done) return rating;
  if (outcome.failed.some(({ name }) => name === 'room')) throw new Refusal('roomNotFound');
  return undefined;
}

const putRating = (roomId: string, rating: DatedRating): NamedWrite<'rating'> => ({
  name: 'rating',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.rating(rating.id),
        entity: 'rating',
        gsi1pk: collections.ratingsOf(roomId),
        gsi1sk: `${rating.createdAt}#${rating.id}`,
        ...rating,
      },
    },
  },
});
