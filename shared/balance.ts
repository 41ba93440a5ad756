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
