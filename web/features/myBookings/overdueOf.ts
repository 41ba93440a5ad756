import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';

export interface Overdue {
  /** What is owed for them together, in Rwf. */
  sum: number;
  bookings: Booking[];
}

/** What of all that a customer owes is late on the day `today`; undefined where nothing is. */
export function overdueOf(bookings: readonly Booking[], today: Day): Overdue | undefined {
  const late = bookings.filter((booking) => isPaymentOverdue(booking, today));
  const sum = late.reduce((owed, booking) => owed + owedOf(booking), 0);
  return sum > 0 ? { sum, bookings: late } : undefined;
}
