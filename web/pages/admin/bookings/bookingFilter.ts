import { paymentStates, type PaymentState } from '#shared/balance.ts';
import { isMonth, type Month } from '#shared/days.ts';
import { inputErrors } from '#shared/inputErrors.ts';
import type { BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import type { Input } from '#web/lib/api/client.ts';

/** What the address says of the bookings that are looked for, as it was typed; empty where it says nothing. */
export interface BookingFilter {
  room: string;
  client: string;
  payment: PaymentState | '';
  from: Month;
  to: Month;
}

export type FilterField = keyof BookingFilter;

/** The filter in an address. */
export function readFilter(query: URLSearchParams): BookingFilter {
  const text = (name: FilterField) => query.get(name) ?? '';
  const payment = paymentStates.find((state) => state === query.get('payment')) ?? '';
  const room = text('room');
  return { room, client: room ? '' : text('client'), payment, from: text('from'), to: text('to') };
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

export const noFilter: BookingFilter = { room: '', client: '', payment: '', from: '', to: '' };

export const isNarrowed = (filter: BookingFilter): boolean => Object.values(filter).some(Boolean);

/** What is wrong with a month of the filter. */
export function monthProblems({ from, to }: BookingFilter): Partial<Record<'from' | 'to', string>> {
  const notMonth = inputErrors.notMonth.message;
  if (from && !isMonth(from)) return { from: notMonth };
  if (to && !isMonth(to)) return { to: notMonth };
  return from && to && from > to ? { to: inputErrors.reversedMonths.message } : {};
}

const PER_PAGE = 20;

/** What is asked of the server for a list that is narrowed. */
export const askedOf = (
  list: BookingListName,
  { room, client, payment, from, to }: BookingFilter,
): Input<'bookings.listAll'> => ({
  limit: PER_PAGE,
  ...(list !== 'all' && { status: list }),
  ...(room && { coldRoomId: room }),
  ...(client && { userId: client }),
  ...(payment && { payment }),
  ...(from && { from }),
  ...(to && { to }),
});
