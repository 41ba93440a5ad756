import { paymentStateOf, type PaymentState, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { countDays, monthOf, monthsOf, type Day, type Month } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
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
 * The days of the longest stay in each class of stays by length. They are lengths for which rooms are often let, because
 * a list of a class is read as if each of its stays were as long.
 */
export const stayLengths = [1, 2, 3, 5, 7, 10, 14, 21, 31, 62, 183, limits.stayDays];

/** The class of a stay by its length, as the days of the longest in it. */
export function stayLengthOf({
  startDate,
  endDate,
}: Pick<Booking, 'startDate' | 'endDate'>): number {
  const days = countDays(startDate, endDate);
  return stayLengths.find((longest) => days <= longest) ?? limits.stayDays;
}

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

/** By what a booking is filed, as its status and what is paid of it say. */
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
