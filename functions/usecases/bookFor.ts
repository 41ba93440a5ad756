import type { BookedFor, BookingRequest } from '#functions/domain/decideBooking.ts';
import { isRefusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { Booking } from '#shared/booking.ts';
import { namesOf } from '#shared/user.ts';
import { bookRoom } from './bookRoom.ts';
import { refuseHeldDays } from './daysInTheWay.ts';
import { getPerson } from './people.ts';

/** For whom the staff book, and whether the booking is approved at once. */
interface Desk extends Pick<BookedFor, 'by' | 'status'> {
  userId: string;
}

/** No booking is being changed, so whatever holds a day is in the way. */
const NOBODY = '';

/**
 * Books a room for somebody else, by the same conditions as customers book for themselves. Where days are not free, the
 * staff read which, and what holds them.
 * @throws Refusal personNotFound, daysHeld, and as bookRoom, but not daysTaken
 */
export async function bookFor(
  request: BookingRequest,
  { userId, by, status }: Desk,
  idempotencyKey?: string,
): Promise<Booking> {
  const person = await getPerson(userId);
  const isCaller = person.email === undefined;
  const booked = { by, status, ...(isCaller && { phoneNumber: person.phoneNumber }) };
  const customer = { userId, names: namesOf(person), booked };
  return untilUncontended(async () => {
    try {
      return await bookRoom(request, customer, idempotencyKey);
    } catch (error) {
      if (!isRefusal(error, 'daysTaken')) throw error;
      await refuseHeldDays(request, NOBODY, { actor: 'admin', userId: by.userId });
      // The days have become free meanwhile.
      return undefined;
    }
  });
}
