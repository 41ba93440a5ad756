import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';

/** What of all that a customer owes is late on the day `today`, in words; undefined where nothing is. */
export function overdueOf(bookings: readonly Booking[], today: Day): string | undefined {
  const sum = bookings
    .filter((booking) => isPaymentOverdue(booking, today))
    .reduce((late, booking) => late + owedOf(booking), 0);
  return sum > 0 ? `${formatRwf(sum)} overdue` : undefined;
}
