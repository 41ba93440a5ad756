import type { Booking } from '#shared/booking.ts';
import { daysOf, type Day } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';

/** The taken days of a room that these bookings hold; a day that a booking gave back is nobody's. */
export function ownDays(
  bookings: readonly Booking[],
  coldRoomId: string,
  taken: readonly Day[],
): Day[] {
  const held = new Set(
    bookings
      .filter((booking) => booking.coldRoomId === coldRoomId && isLive(booking.status))
      .flatMap(({ startDate, endDate }) => daysOf(startDate, endDate)),
  );
  return taken.filter((day) => held.has(day));
}
