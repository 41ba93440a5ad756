import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';

/** Approved bookings by whether their goods are in the room on the day `today`, or are to come. */
export function stockOf(bookings: Booking[], today: Day): { here: Booking[]; coming: Booking[] } {
  const approved = bookings
    .filter(({ status, endDate }) => status === 'approved' && endDate >= today)
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  return {
    here: approved.filter(({ startDate }) => startDate <= today),
    coming: approved.filter(({ startDate }) => startDate > today),
  };
}

/** The weight of bookings that tell one, in kg. */
export const weightOf = (bookings: Booking[]): number =>
  bookings.reduce((sum, { weight = 0 }) => sum + weight, 0);
