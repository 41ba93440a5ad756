import type { Booking } from './booking.ts';
import { isLive } from './transitions.ts';

/** The fields of a booking that say what is due and what was paid. */
export type PayableBooking = Pick<Booking, 'status' | 'totalPrice' | 'paid' | 'fee'>;

/**
 * What is due for a booking, in whole Rwf: its total, from half a franc up, because nobody pays in fractions.
 * Where it was cancelled the fee for that is due, if there is one, and nothing where it was rejected or has expired.
 */
export function dueOf({ status, totalPrice, fee = 0 }: PayableBooking): number {
  if (status === 'cancelled') return fee;
  return isLive(status) || status === 'completed' ? Math.round(totalPrice) : 0;
}

/** What is due, paid, and left to pay, in whole Rwf. A rest below zero is to be refunded. */
export interface Balance {
  due: number;
  paid: number;
  rest: number;
}

/** The balance of a booking as it is now. */
export function balanceOf(booking: PayableBooking): Balance {
  const [due, paid] = [dueOf(booking), booking.paid ?? 0];
  return { due, paid, rest: due - paid };
}

/**
 * What is owed for a booking, in whole Rwf: by its customer, or, below zero, to its customer. A request that
 * nobody has approved owes nothing yet.
 */
export function owedOf(booking: PayableBooking): number {
  const { rest } = balanceOf(booking);
  return booking.status === 'pending' ? Math.min(0, rest) : rest;
}

/** How a booking stands: something is to be paid, or to be refunded, or all of it is paid. */
export const paymentStates = ['owed', 'refund', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a booking stands; undefined where nothing is owed and it is not paid. */
export function paymentStateOf(booking: PayableBooking): PaymentState | undefined {
  const owed = owedOf(booking);
  if (owed !== 0) return owed > 0 ? 'owed' : 'refund';
  const { paid, rest } = balanceOf(booking);
  return paid > 0 && rest === 0 ? 'paid' : undefined;
}

/** What all bookings of a customer come to, in whole Rwf. */
export interface CustomerBalance {
  /** What is due for all that nobody has still to answer. */
  due: number;
  paid: number;
  owed: number;
  toRefund: number;
}

/** The sums over the bookings of a customer. A rest to refund of one booking does not lessen what is owed for another. */
export function customerBalance(bookings: readonly PayableBooking[]): CustomerBalance {
  const sumOf = (amount: (booking: PayableBooking) => number): number =>
    bookings.reduce((sum, booking) => sum + amount(booking), 0);
  return {
    due: sumOf((booking) => (booking.status === 'pending' ? 0 : dueOf(booking))),
    paid: sumOf(({ paid = 0 }) => paid),
    owed: sumOf((booking) => Math.max(0, owedOf(booking))),
    toRefund: sumOf((booking) => Math.max(0, -owedOf(booking))),
  };
}
