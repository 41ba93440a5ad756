import { everyBookingOf, readBookings } from '#functions/store/bookings/bookings.ts';
import { readMade } from '#functions/store/customers/pendingCount.ts';
import type { Booking } from '#shared/booking.ts';

/**
 * All bookings of a customer before the customer is removed, with the last one, which the index that lists them may not
 * show yet. What is made after this was read changes the count, on which the removal depends.
 */
export async function bookingsSoFar(
  userId: string,
): Promise<{ made: number | undefined; bookings: Booking[] }> {
  const { made, lastMade } = await readMade(userId);
  const bookings = await everyBookingOf(userId);
  const isShown = bookings.some(({ id }) => id === lastMade);
  const late = lastMade === undefined || isShown ? [] : await readBookings([lastMade]);
  return { made, bookings: [...late.filter((one) => one.userId === userId), ...bookings] };
}
