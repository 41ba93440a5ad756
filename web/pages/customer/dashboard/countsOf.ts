import type { Booking } from '#shared/booking.ts';
import type { Counts } from '#shared/figures.ts';
import { bookingStatuses } from '#shared/transitions.ts';

/**
 * How many of one's own bookings have each status. The server's figures follow a change a little later, and would say
 * something else than the list meanwhile.
 */
export const countsOf = (bookings: readonly Booking[]): Counts =>
  Object.fromEntries(
    bookingStatuses.map((status) => [
      status,
      bookings.filter((booking) => booking.status === status).length,
    ]),
  ) as Counts;
