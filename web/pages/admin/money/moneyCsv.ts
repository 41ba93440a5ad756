import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import type { FigureTable } from '#web/features/charts/csv.ts';
import { kindLabels, wayLabels } from '#web/features/payments/words.ts';
import { formatMoment } from '#web/lib/format.ts';

/** The payments of a month as a table, oldest first. */
export const paymentsTable = (payments: readonly Payment[]): FigureTable => ({
  columns: [
    'When',
    'Receipt',
    'Booking',
    'Customer',
    'Room',
    'Kind',
    'Way',
    'Reference',
    'Rwf',
    'Recorded by',
  ],
  rows: payments
    .toReversed()
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

/** The bookings that end in a month as a table, by last day, with what is due, paid and left. */
export const bookingsTable = (bookings: readonly Booking[]): FigureTable => ({
  columns: [
    'Booking',
    'Customer',
    'Room',
    'First day',
    'Last day',
    'Status',
    'Due Rwf',
    'Paid Rwf',
    'Left Rwf',
  ],
  rows: bookings.toReversed().map((booking) => {
    const { due, paid, rest } = balanceOf(booking);
    return [
      booking.number ?? booking.id,
      booking.customerName,
      booking.coldRoomName,
      booking.startDate,
      booking.endDate,
      statusLabels[booking.status],
      due,
      paid,
      rest,
    ];
  }),
});
