import { requireOwn, type Owner } from '#functions/domain/ownership.ts';
import { findBookingDetails, type BookingDetails } from '#functions/store/bookings/bookings.ts';
import { phonesOf } from './phonesOf.ts';

/**
 * A booking with its history and rating. The staff get the telephone number that its customer has now, so that they
 * never call one that was changed, or one of a caller who has an account by now.
 * @throws Refusal bookingNotFound
 */
export async function getBooking(id: string, owner: Owner): Promise<BookingDetails> {
  const booking = requireOwn(await findBookingDetails(id), owner);
  if (owner !== 'anybody') return booking;
  const withPhone = await phonesOf([booking]);
  return withPhone(booking);
}
