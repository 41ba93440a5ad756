import { paymentStateOf, type PaymentState, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { monthOf, monthsOf, type Month } from '#shared/days.ts';

/** The fields of a booking that decide in which lists it is filed. */
export type FiledBooking = PayableBooking &
  Pick<Booking, 'id' | 'coldRoomId' | 'userId' | 'startDate' | 'endDate'>;

/** The months at whose end a stay goes on. */
export const monthsCrossed = ({
  startDate,
  endDate,
}: Pick<Booking, 'startDate' | 'endDate'>): Month[] =>
  monthsOf(monthOf(startDate), monthOf(endDate)).slice(0, -1);

/** By what a booking is filed: by nothing, its status, and the state of its payment, if there is one, alone and with the status. */
export interface FiledBy {
  any: 'ANY';
  status: Booking['status'];
  payment: PaymentState | undefined;
  pair: string | undefined;
}

/** A status and a state of payment together. */
export const pairOf = (status: Booking['status'], payment: PaymentState): string =>
  `${status}+${payment}`;

export function filedBy(booking: FiledBooking): FiledBy {
  const { status } = booking;
  const payment = paymentStateOf(booking);
  return { any: 'ANY', status, payment, pair: payment && pairOf(status, payment) };
}
