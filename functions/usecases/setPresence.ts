import { decidePresence } from '#functions/domain/decidePresence.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writePresence } from '#functions/store/bookings/writePresence.ts';
import type { Booking } from '#shared/booking.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { Presence } from '#shared/presence.ts';

/**
 * Checks the customer of a booking in or out, or takes the last of it back. A booking of which it is so already
 * is answered as it is.
 * @param now milliseconds since 1970
 * @throws Refusal bookingNotFound, presenceRefused, notExpectedToday, busy
 */
export const setPresence = (
  id: string,
  to: Presence,
  checker: JournalAuthor,
  now?: number,
): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), 'anybody');
    // The clock is read after the booking, so that the history is in the order of what was seen.
    const change = decidePresence(booking, to, checker, now ?? Date.now());
    return change ? writePresence(change) : booking;
  });
