import { everyBookingOf, readBookings } from '#functions/store/bookings/bookings.ts';
import { readMade } from '#functions/store/customers/pendingCount.ts';
import type { Booking } from '#shared/booking.ts';

/**
 * All bookings of a customer before the customer is removed. The last one that was made or reopened is read itself: the
 * index that lists them may not show it yet, or as it was. What is made after this was read changes the count, on which the
 * removal depends.
 * @returns the last one first
 */
export async function bookingsSoFar(
  userId: string,
): Promise<{ made: number | undefined; bookings: Booking[] }> {
  const { made, lastMade } = await readMade(userId);
  const listed = await everyBookingOf(userId);
  const last = lastMade === undefined ? [] : await readBookings([lastMade]);
  const others = listed.filter(({ id }) => id !== lastMade);
  return { made, bookings: [...last.filter((one) => one.userId === userId), ...others] };
}
