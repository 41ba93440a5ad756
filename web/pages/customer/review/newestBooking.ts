import type { Booking } from '#shared/booking.ts';

/** How long a booking counts as just made, in ms: one day. */
const NEW_FOR = 24 * 60 * 60 * 1000;

/**
 * The booking that was made last, if that was within the last day; none otherwise.
 * @param bookings the newest first
 * @param now in ms
 */
export function newestBooking(bookings: Booking[], now: number): Booking | undefined {
  const [newest] = bookings;
  return newest && now - Date.parse(newest.date) <= NEW_FOR ? newest : undefined;
}
