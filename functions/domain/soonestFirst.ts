import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';

const isToCome = ({ status, endDate }: Booking, today: Day): boolean =>
  isLive(status) && endDate >= today;

const byFirstDay = (a: Booking, b: Booking) => (a.startDate < b.startDate ? -1 : 1);
const byLastDay = (a: Booking, b: Booking) => (a.endDate > b.endDate ? -1 : 1);

/** Bookings as somebody is asked about them: what is still to come, soonest first, then what is over, latest first. */
export const soonestFirst = (bookings: readonly Booking[], today: Day): Booking[] => [
  ...bookings.filter((booking) => isToCome(booking, today)).sort(byFirstDay),
  ...bookings.filter((booking) => !isToCome(booking, today)).sort(byLastDay),
];
