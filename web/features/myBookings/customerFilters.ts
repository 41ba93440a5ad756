import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { BookingStatus } from '#shared/transitions.ts';

export interface CustomerFilter {
  label: string;
  statuses: readonly BookingStatus[];
  /** What is said where there is none. */
  empty: string;
}

/** The filters of a customer's bookings. Every status is in one of the first three. */
export const customerFilters = {
  pending: {
    label: 'Pending Request',
    statuses: ['pending'],
    empty: 'No Current Booking Requested',
  },
  approved: {
    label: 'Approved',
    statuses: ['approved', 'completed'],
    empty: 'No approved bookings available.',
  },
  rejected: {
    label: 'Rejected',
    statuses: ['rejected', 'cancelled', 'expired'],
    empty: 'No bookings available.',
  },
  transaction: {
    label: 'Transaction',
    statuses: ['approved', 'completed'],
    empty: 'No bookings available.',
  },
} as const satisfies Record<string, CustomerFilter>;

export type FilterName = keyof typeof customerFilters;

export const filterNames = Object.keys(customerFilters) as FilterName[];

/** The filter of a name; pending requests if there is none of that name. */
export const parseFilter = (text: string | null): FilterName =>
  filterNames.find((name) => name === text) ?? 'pending';

/** Whether a filter lets a booking through. */
export function isIn(name: FilterName, { status }: Booking): boolean {
  const statuses: readonly BookingStatus[] = customerFilters[name].statuses;
  return statuses.includes(status);
}

/** The bookings that a filter lets through. */
export const filterBookings = (bookings: Booking[], name: FilterName): Booking[] =>
  bookings.filter((booking) => isIn(name, booking));

/**
 * Stays in the order in which they matter on the day `today`: those that are on or to come, the
 * soonest first, and behind them those that are over, the latest first.
 */
export function soonestFirst(bookings: readonly Booking[], today: Day): Booking[] {
  const byStart = (a: Booking, b: Booking) => a.startDate.localeCompare(b.startDate);
  const isOver = ({ endDate }: Booking) => endDate < today;
  return [
    ...bookings.filter((booking) => !isOver(booking)).sort(byStart),
    ...bookings.filter(isOver).sort((a, b) => byStart(b, a)),
  ];
}
