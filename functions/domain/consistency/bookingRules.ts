import type { BookingChange } from '#shared/booking.ts';
import { isLive, transitions, type BookingStatus } from '#shared/transitions.ts';
import type { CheckedBooking, Violation } from './violation.ts';

/** A booking and what is stored of it elsewhere than in its calendar. */
export interface BookingFacts {
  booking: CheckedBooking;
  history: BookingChange[];
  /** The rating that its customer gave. */
  rating: { stars: number } | undefined;
  /** Whether its customer's count of pending bookings exists. */
  hasCustomer: boolean;
}

/** The status that a history ends with. A booking reaches each status once, and at most one that ends it. */
export function lastStatus(history: BookingChange[]): BookingStatus {
  const reached = history.map(({ to }) => to);
  return reached.find((status) => !isLive(status)) ?? reached.at(-1) ?? 'pending';
}

/** Whether a booking may come from one status to another, directly or by way of a third. */
const leadsTo = (from: BookingStatus, to: BookingStatus): boolean =>
  Object.keys(transitions[from]).some((next) => next === to || leadsTo(next as BookingStatus, to));

/** Rules: status and history agree; so do stars and rating; a pending booking has a customer who counts it. */
export function bookingViolations(facts: BookingFacts): Violation[] {
  const about = `booking ${facts.booking.id}`;
  return [...statusFaults(facts), ...starFaults(facts), ...customerFaults(facts)].map((fault) => ({
    about,
    ...fault,
  }));
}

type Fault = Omit<Violation, 'about'>;

function statusFaults({ booking, history }: BookingFacts): Fault[] {
  const last = lastStatus(history);
  const change = history.find(({ to }) => to === last);
  if (change && leadsTo(booking.status, last)) {
    const finding = `is ${booking.status}, but its history says ${last}`;
    const { by, reason, reasonText } = change;
    const why = { ...(reason && { reason }), ...(reasonText && { reasonText }) };
    return [{ finding, mend: { kind: 'status', booking, to: last, by, why } }];
  }
  const missing = [booking.status, change?.from].filter(
    (status) => status !== undefined && status !== 'pending',
  );
  return missing
    .filter((status) => !history.some(({ to }) => to === status))
    .map((status) => ({
      finding: `lacks the entry of its history that made it ${status}: nothing depends on it, and nobody knows it any more`,
    }));
}

function starFaults({ booking, rating }: BookingFacts): Fault[] {
  if (booking.stars === rating?.stars) return [];
  if (!rating) {
    return [{ finding: 'has stars without a rating: ask its customer to rate again' }];
  }
  if (booking.stars !== undefined) {
    const finding = `has ${booking.stars} stars, and its rating ${rating.stars}: ask its customer to rate again`;
    return [{ finding }];
  }
  const mend = { kind: 'stars', bookingId: booking.id, stars: rating.stars } as const;
  return [{ finding: `lacks the ${rating.stars} stars of its rating`, mend }];
}

function customerFaults({ booking, hasCustomer }: BookingFacts): Fault[] {
  if (booking.status !== 'pending' || hasCustomer) return [];
  return [
    {
      finding: `is pending, but its customer ${booking.userId} has no count: nobody can answer it before the customer is mended`,
    },
  ];
}
