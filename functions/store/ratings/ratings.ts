import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Rating } from '#shared/rating.ts';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, untilUncontended, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Account } from '#functions/store/accounts/users.ts';

export interface RatingRequest {
  bookingId: string;
  stars: number;
  comment?: string | undefined;
}

/** Who rates; the account is read for the first name. */
export interface Rater {
  userId: string;
  email: string;
}

/** A rating as it is stored; `id` is the booking's. */
type RatingItem = Rating & { createdAt: string };

/**
 * Rates the room of a completed booking. The stars stand in the booking, the sum and the number of
 * them in the room, and all three change together: a booking counts once, however often and from
 * however many places at once it is rated.
 * @throws Refusal bookingNotFound, notCompleted, invalidToken, roomNotFound where the room was deleted, busy
 */
export async function rateBooking(request: RatingRequest, rater: Rater): Promise<Rating> {
  return untilUncontended(async () => {
    const { booking, earlier, firstName } = await read(request.bookingId, rater);
    const at = new Date().toISOString();
    const rating: RatingItem = {
      id: booking.id,
      stars: request.stars,
      ...(request.comment ? { comment: request.comment } : {}),
      firstName,
      at,
      createdAt: earlier?.createdAt ?? at,
    };
    const outcome = await transact([
      setStars(booking, rating.stars),
      countStars(booking, rating.stars),
      putRating(booking.coldRoomId, rating),
    ]);
    if (outcome.done) return rating;
    if (outcome.failed.some(({ name }) => name === 'room')) throw new Refusal('roomNotFound');
    // Rated from somewhere else at the same time: look again.
    return undefined;
  });
}

/** What the rating rests on, in one round trip. */
async function read(bookingId: string, { userId, email }: Rater) {
  const [item, earlier, account] = await readItems([
    keys.booking(bookingId),
    keys.rating(bookingId),
    keys.account(email),
  ]);
  const booking = item as BookingItem | undefined;
  if (booking?.userId !== userId) throw new Refusal('bookingNotFound');
  if (booking.status !== 'completed') throw new Refusal('notCompleted');
  // A token may outlive its user.
  if (!account) throw new Refusal('invalidToken');
  const { firstName } = account as unknown as Account;
  return { booking, earlier: earlier as RatingItem | undefined, firstName };
}

/** The stars of the booking, if they still are what was read. A completed booking stays one. */
const setStars = ({ id, stars: before }: BookingItem, stars: number): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.booking(id),
      UpdateExpression: 'SET stars = :stars',
      ConditionExpression: before === undefined ? 'attribute_not_exists(stars)' : 'stars = :before',
      ExpressionAttributeValues: { ':stars': stars, ':before': before },
    },
  },
});

/** What the room's sum and number change by. */
const countStars = (
  { coldRoomId, stars: before }: BookingItem,
  stars: number,
): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(coldRoomId),
      UpdateExpression: 'ADD starSum :stars, starCount :bookings',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':stars': stars - (before ?? 0),
        ':bookings': before === undefined ? 1 : 0,
      },
    },
  },
});

const putRating = (roomId: string, rating: RatingItem): NamedWrite<'rating'> => ({
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

/** What a room was given, newest first. */
export async function listRatings(roomId: string, page: PageRequest): Promise<Page<Rating>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.ratingsOf(roomId), order: 'descending' },
    page,
  );
  return { items: items as unknown as RatingItem[], next };
}
