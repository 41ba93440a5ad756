import { paymentStateOf, type PaymentState, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { monthOf, monthsOf, type Day, type Month } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';

/** The fields of a booking that decide in which lists it is filed. */
export type FiledBooking = PayableBooking &
  Pick<Booking, 'id' | 'coldRoomId' | 'userId' | 'startDate' | 'endDate'>;

/** The months at whose end a stay goes on. */
export const monthsCrossed = ({
  startDate,
  endDate,
}: Pick<Booking, 'startDate' | 'endDate'>): Month[] =>
  monthsOf(monthOf(startDate), monthOf(endDate)).slice(0, -1);

/**
 * By what a booking is filed: by nothing, its status, and the state of its payment, if there is one, alone and with the
 * status.
 */
interface FiledBy {
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

/** The two lists of a customer's page: what is still to come or goes on, by first day, and what is over, by last day. */
export const personLists = ['LIVE', 'OVER'] as const;
type PersonList = (typeof personLists)[number];

/** In which list of its customer's page a booking stands, and the day by which it does. */
export const onPersonsPage = ({
  status,
  startDate,
  endDate,
}: Pick<FiledBooking, 'status' | 'startDate' | 'endDate'>): { list: PersonList; day: Day } =>
  isLive(status) ? { list: 'LIVE', day: startDate } : { list: 'OVER', day: endDate };
