import { addDays, type Day } from './days.ts';
import type { Reason } from './reasons.ts';
import type { Actor, BookingStatus } from './transitions.ts';

/**
 * What cancelling an approved booking costs: nothing until `freeDays` days before its first day, and from then on
 * `share` percent of its total.
 */
export interface Cancellation {
  freeDays: number;
  share: number;
}

/** A booking as far as its cancellation fee depends on it. */
export interface Cancellable {
  status: BookingStatus;
  startDate: Day;
  totalPrice: number;
  /** The rule as it was when the booking was made; none where cancelling is free. */
  cancellation?: Cancellation | undefined;
}

/** The last day on which cancelling costs nothing. */
export const lastFreeDay = (startDate: Day, { freeDays }: Pick<Cancellation, 'freeDays'>): Day =>
  addDays(startDate, -freeDays);

/** The share of a total that the rule takes, in whole Rwf. */
export const shareOf = (totalPrice: number, { share }: Pick<Cancellation, 'share'>): number =>
  Math.round((totalPrice * share) / 100);

/** What its customer owes for cancelling a booking on the day `today`, in whole Rwf. A request costs nothing. */
export function cancellationFee(booking: Cancellable, today: Day): number {
  const { status, startDate, totalPrice, cancellation } = booking;
  if (!cancellation || status !== 'approved' || today <= lastFreeDay(startDate, cancellation)) {
    return 0;
  }
  return shareOf(totalPrice, cancellation);
}

/** Whether it is the customer who gives a booking up, and not the house that takes it away. */
export const isCustomersWish = (actor: Actor, reason: Reason | undefined): boolean =>
  actor === 'customer' || reason === 'customerAsked';

/** Whether two rules say the same. */
export const sameCancellation = (
  one: Cancellation | undefined,
  other: Cancellation | undefined,
): boolean => one?.freeDays === other?.freeDays && one?.share === other?.share;
