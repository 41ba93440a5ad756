import type { Booking } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';

export interface CustomerFilter {
  label: string;
  statuses: readonly BookingStatus[];
  /** What is said where there is none. */
  empty: string;
}

/** How a customer looks at their bookings. Every status stands in one of the first three. */
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

/** The filter that a text names; pending requests where it names none. */
export const parseFilter = (text: string | null): FilterName =>
  filterNames.find((name) => name === text) ?? 'pending';

/** The bookings that a filter lets through. */
export function filterBookings(bookings: Booking[], name: FilterName): Booking[] {
  const statuses: readonly BookingStatus[] = customerFilters[name].statuses;
  return bookings.filter(({ status }) => statuses.includes(status));
}
