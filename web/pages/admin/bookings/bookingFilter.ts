import { paymentStates, type PaymentState } from '#shared/balance.ts';
import { bookingOrders, type BookingOrder } from '#shared/bookingOrders.ts';
import { isDay, type Day } from '#shared/days.ts';
import { inputErrors } from '#shared/inputErrors.ts';
import type { BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import type { Input } from '#web/lib/api/client.ts';

/** What the address says of the bookings that are looked for, as it was typed; empty where it says nothing. */
export interface BookingFilter {
  room: string;
  client: string;
  payment: PaymentState | '';
  from: Day;
  to: Day;
  order: BookingOrder | '';
}

export type FilterField = keyof BookingFilter;

/** The filter in an address. */
export function readBookingFilter(query: URLSearchParams): BookingFilter {
  const text = (name: FilterField) => query.get(name) ?? '';
  return {
    room: text('room'),
    client: text('client'),
    payment: paymentStates.find((state) => state === query.get('payment')) ?? '',
    from: text('from'),
    to: text('to'),
    order: bookingOrders.find((order) => order === query.get('order')) ?? '',
  };
}

/** The address with other values of some fields; an empty one is left out. */
export function withFilter(
  query: URLSearchParams,
  change: Partial<Record<FilterField | 'show', string>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

export const noBookingFilter: BookingFilter = {
  room: '',
  client: '',
  payment: '',
  from: '',
  to: '',
  order: '',
};

export const isBookingsNarrowed = (filter: BookingFilter): boolean =>
  Object.values(filter).some(Boolean);

/** What is wrong with a day of the filter. */
export function dayProblems({ from, to }: BookingFilter): Partial<Record<'from' | 'to', string>> {
  const notDay = inputErrors.notDay.message;
  if (from && !isDay(from)) return { from: notDay };
  if (to && !isDay(to)) return { to: notDay };
  return from && to && from > to ? { to: inputErrors.reversedDays.message } : {};
}

/** Whether a list can have the newest first: requests that wait, or a client's bookings, with nothing else chosen. */
export const mayBeNewestFirst = (
  list: BookingListName,
  { room, client, payment, from, to }: BookingFilter,
): boolean => !(room || payment || from || to) && (client ? list === 'all' : list === 'pending');

/** The order that is chosen for a list; empty for its own. */
export const orderOf = (list: BookingListName, filter: BookingFilter): BookingFilter['order'] =>
  filter.order === 'newest' && !mayBeNewestFirst(list, filter) ? '' : filter.order;

/** How many of the filters are set that are folded away: the room, the payment and the order. */
export const countOtherFilters = (list: BookingListName, filter: BookingFilter): number =>
  [filter.room, filter.payment, orderOf(list, filter)].filter(Boolean).length;

/** Words for orders that cannot be chosen otherwise. */
const waiting = 'Longest waiting first';
const byFirstDay = 'Soonest first day first';
const toComeFirst = 'Upcoming first, by last day';

/**
 * How a list comes where no order is chosen: one of those that can be chosen, or one in words that no choice says. A list
 * that is narrowed is read from entries by last day, also where the whole list has an order of its own; but the approved
 * of a client, with nothing else chosen, by first day.
 */
export function ownOrder(
  list: BookingListName,
  { room, client, payment, from, to }: BookingFilter,
): { order: BookingOrder } | { order: ''; words: string } {
  const isNarrowed = Boolean(room || payment || from || to) || (client && list !== 'approved');
  if (list === 'all') return { order: '', words: toComeFirst };
  if (list !== 'pending' && list !== 'approved') return { order: 'latest' };
  if (isNarrowed) return { order: 'soonest' };
  return { order: '', words: list === 'pending' ? waiting : byFirstDay };
}

/** The order that a list has by itself, to be said where no choice and no column says it. */
export function orderWords(list: BookingListName, filter: BookingFilter): string | undefined {
  const own = ownOrder(list, filter);
  const isSaid = orderOf(list, filter) !== '' || daysSorted(list, filter) !== undefined;
  return !isSaid && 'words' in own ? own.words.toLowerCase() : undefined;
}

/** How the days of a list are ordered; undefined where something else decides. */
export function daysSorted(
  list: BookingListName,
  filter: BookingFilter,
): 'ascending' | 'descending' | undefined {
  const own = ownOrder(list, filter);
  const order = orderOf(list, filter) || own.order;
  if (order === 'latest') return 'descending';
  const isByFirstDay = order === '' && 'words' in own && own.words === byFirstDay;
  return order === 'soonest' || isByFirstDay ? 'ascending' : undefined;
}

const PER_PAGE = 20;

/** What is asked of the server for a list that is narrowed. */
export function askedBookings(
  list: BookingListName,
  filter: BookingFilter,
): Input<'bookings.listAll'> {
  const { room, client, payment, from, to } = filter;
  const order = orderOf(list, filter);
  return {
    limit: PER_PAGE,
    ...(list !== 'all' && { status: list }),
    ...(room && { coldRoomId: room }),
    ...(client && { userId: client }),
    ...(payment && { payment }),
    ...(from && { from }),
    ...(to && { to }),
    ...(order && { order }),
  };
}
