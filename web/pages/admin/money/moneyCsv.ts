import { customerBalance, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { countDays, daysByMonth, type Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import { toHundredths } from '#shared/price.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import type { FigureTable } from '#web/features/charts/csv.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { kindLabels, wayLabels } from '#web/features/payments/words.ts';
import { formatMoment } from '#web/lib/format.ts';

/** The payments of a month as a table, oldest first. */
export const paymentsTable = (payments: readonly Payment[]): FigureTable => ({
  columns: [
    'Recorded',
    'Receipt',
    'Booking',
    'Client',
    'Room',
    'Kind',
    'Payment method',
    'Reference',
    'Amount Rwf',
    'Recorded by',
  ],
  rows: [...payments]
    .reverse()
    .map((payment) => [
      formatMoment(payment.at),
      payment.receipt?.number ?? '',
      payment.bookingNumber ?? payment.bookingId,
      payment.userName,
      payment.coldRoomName,
      kindLabels[payment.kind],
      wayLabels[payment.way],
      payment.reference ?? '',
      payment.amount,
      payment.recordedBy,
    ]),
});

/** The rent of the days of a month, in Rwf, as the figure "Revenue" counts it: of approved and completed bookings. */
export function revenueIn(month: Month, booking: Booking): number {
  const { startDate, endDate, status, totalPrice } = booking;
  if (status !== 'approved' && status !== 'completed') return 0;
  const days = daysByMonth(startDate, endDate).get(month)?.length ?? 0;
  return (days * Math.round(toHundredths(totalPrice) / countDays(startDate, endDate))) / 100;
}

/** The bookings that touch a month as a table: their revenue in it, and what of each is to pay, paid and owed. */
export const bookingsTable = (bookings: readonly Booking[], month: Month): FigureTable => ({
  columns: [
    'Booking',
    'Client',
    'Room',
    'First day',
    'Last day',
    'Status',
    `Revenue in ${formatMonth(month)} Rwf`,
    'To pay in all Rwf',
    'Paid Rwf',
    'Owed Rwf',
  ],
  rows: [...bookings]
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1))
    .map((booking) => [
      booking.number ?? booking.id,
      booking.customerName,
      booking.coldRoomName,
      booking.startDate,
      booking.endDate,
      statusLabels[booking.status],
      revenueIn(month, booking),
      // As a client's balance counts it: of a request that waits nothing is to be paid yet.
      customerBalance([booking]).due,
      booking.paid ?? 0,
      owedOf(booking),
    ]),
});
