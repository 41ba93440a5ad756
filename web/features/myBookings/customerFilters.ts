import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { bookingStatuses, type BookingStatus } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/index.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';

/** A part of a customer's bookings, as a list shows it. */
export interface CustomerFilter {
  label: string;
  /** The first is what the label says. */
  statuses: readonly BookingStatus[];
  /** What is said where there is none. */
  empty: string;
  /** Whether the list is of receipts: the latest stay first, by month, each a line. */
  receipts?: true;
}

/** The filters of a customer's bookings. Every status is in one of the first four. */
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
    statuses: ['rejected'],
    empty: 'No bookings available.',
  },
  cancelled: {
    label: 'Cancelled',
    statuses: ['cancelled', 'expired'],
    empty: 'No bookings available.',
  },
  transaction: {
    label: 'Transaction',
    statuses: ['approved', 'completed'],
    empty: 'No bookings available.',
    receipts: true,
  },
} as const satisfies Record<string, CustomerFilter>;

/** The first filter of {@link customerFilters} that lets a booking through: every status is in one. */
export const listOf = (booking: Pick<Booking, 'status'>): string =>
  Object.entries(customerFilters).find(([, filter]) => isIn(filter, booking))?.[0] ?? 'pending';

/** One filter for each status. */
export const statusFilters = Object.fromEntries(
  bookingStatuses.map((status): [string, CustomerFilter] => [
    status,
    {
      label: statusLabels[status],
      statuses: [status],
      empty: `No ${statusLabels[status].toLowerCase()} bookings.`,
    },
  ]),
) as Record<BookingStatus, CustomerFilter>;

/** Whether a filter lets a booking through. */
export const isIn = ({ statuses }: CustomerFilter, { status }: Pick<Booking, 'status'>): boolean =>
  statuses.includes(status);

/** The bookings that a filter lets through. */
export const filterBookings = (bookings: Booking[], filter: CustomerFilter): Booking[] =>
  bookings.filter((booking) => isIn(filter, booking));

/** What a customer looks for, before anything else, in this order. */
const soughtFirst: readonly BookingStatus[] = ['approved', 'pending'];

/**
 * The filter that a list opens with: that of the stays to come, else of the requests that wait, else the first
 * one that lets something through, else the first.
 */
export function openingFilter<Name extends string>(
  filters: Readonly<Record<Name, CustomerFilter>>,
  bookings: Booking[],
): Name {
  const names = Object.keys(filters) as [Name, ...Name[]];
  const found = soughtFirst.find((status) => bookings.some((one) => one.status === status));
  const holds = (name: Name) =>
    found
      ? filters[name].statuses.includes(found)
      : filterBookings(bookings, filters[name]).length > 0;
  return names.find(holds) ?? names[0];
}

const byStart = (a: Booking, b: Booking) => a.startDate.localeCompare(b.startDate);

/** Whether a list is of stays by when they are: that of approved bookings, unless it is of their receipts. */
export const isByTime = ({ statuses, receipts }: CustomerFilter): boolean =>
  !receipts && statuses.includes('approved');

/**
 * Bookings in the order of a list: receipts by their stays, the latest first, for {@link comingThenPast} would part
 * their months; approved ones as that says, and others newest first, as they come.
 */
export function inOrder(
  filter: CustomerFilter,
  bookings: readonly Booking[],
  today: Day,
): Booking[] {
  if (filter.receipts) return [...bookings].sort((a, b) => byStart(b, a));
  return isByTime(filter) ? comingThenPast(bookings, today) : [...bookings];
}

/**
 * Stays in the order in which they matter on the day `today`: those whose payment is late, the oldest first, then those
 * that are on or to come, the soonest first, and behind them those that are over, the latest first.
 */
export function comingThenPast(bookings: readonly Booking[], today: Day): Booking[] {
  const isOver = ({ endDate }: Booking) => endDate < today;
  const isLate = (booking: Booking) => isPaymentOverdue(booking, today);
  const inTime = bookings.filter((booking) => !isLate(booking));
  return [
    ...bookings.filter(isLate).sort(byStart),
    ...inTime.filter((booking) => !isOver(booking)).sort(byStart),
    ...inTime.filter(isOver).sort((a, b) => byStart(b, a)),
  ];
}
