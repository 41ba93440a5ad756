import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';

/** Stays under one heading. */
interface StayPart {
  name: 'Overdue' | 'Now' | 'Coming' | 'Past';
  bookings: Booking[];
}

const nameOf = (booking: Booking, today: Day): StayPart['name'] => {
  if (isPaymentOverdue(booking, today)) return 'Overdue';
  const { startDate, endDate } = booking;
  if (endDate < today) return 'Past';
  return startDate <= today ? 'Now' : 'Coming';
};

/**
 * Stays by whether their payment is late, and the others by whether they are on, to come or over on the day `today`, in the
 * order in which they are given; no part is empty.
 */
export const stayParts = (shown: Booking[], today: Day): StayPart[] =>
  [...new Set(shown.map((booking) => nameOf(booking, today)))].map((name) => ({
    name,
    bookings: shown.filter((booking) => nameOf(booking, today) === name),
  }));
