import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';

/** Stays of one time. */
interface StayPart {
  name: 'Now' | 'Coming' | 'Past';
  bookings: Booking[];
}

const timeOf = ({ startDate, endDate }: Booking, today: Day): StayPart['name'] => {
  if (endDate < today) return 'Past';
  return startDate <= today ? 'Now' : 'Coming';
};

/** Stays by whether they are on, to come or over on the day `today`, in the order in which they are given; no part is empty. */
export const stayParts = (shown: Booking[], today: Day): StayPart[] =>
  [...new Set(shown.map((booking) => timeOf(booking, today)))].map((name) => ({
    name,
    bookings: shown.filter((booking) => timeOf(booking, today) === name),
  }));
