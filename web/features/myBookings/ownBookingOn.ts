import type { Booking } from '#shared/booking.ts';
import type { Stay } from '#shared/stay.ts';
import { isLive } from '#shared/transitions.ts';

/** The booking among these that holds a day of a stay in a room, the earliest one; undefined where none does. */
export const ownBookingOn = (
  bookings: readonly Booking[],
  coldRoomId: string,
  { startDate, endDate }: Stay,
): Booking | undefined =>
  bookings
    .filter(
      (booking) =>
        isLive(booking.status) &&
        booking.coldRoomId === coldRoomId &&
        booking.startDate <= endDate &&
        booking.endDate >= startDate,
    )
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1))[0];
