import type { BookedFor, BookingRequest } from '#functions/domain/decideBooking.ts';
import type { Booking } from '#shared/booking.ts';
import { namesOf } from '#shared/user.ts';
import { bookRoom } from './bookRoom.ts';
import { getPerson } from './people.ts';

/** For whom an admin books, and whether the booking is approved at once. */
export interface Desk extends Pick<BookedFor, 'by' | 'status'> {
  userId: string;
}

/**
 * Books a room for somebody else, by the same conditions as customers book for themselves.
 * @throws Refusal personNotFound, and as bookRoom
 */
export async function bookFor(
  request: BookingRequest,
  { userId, by, status }: Desk,
  idempotencyKey?: string,
): Promise<Booking> {
  const person = await getPerson(userId);
  const booked = { by, status, phoneNumber: person.phoneNumber };
  return bookRoom(request, { userId, names: namesOf(person), booked }, idempotencyKey);
}
