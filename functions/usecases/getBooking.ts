import { requireOwn, type Owner } from '#functions/domain/ownership.ts';
import { findBookingDetails, type BookingDetails } from '#functions/store/bookings/bookings.ts';

/**
 * A booking with its history and rating.
 * @throws Refusal bookingNotFound
 */
export const getBooking = async (id: string, owner: Owner): Promise<BookingDetails> =>
  requireOwn(await findBookingDetails(id), owner);
