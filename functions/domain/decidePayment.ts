import { Refusal } from '#functions/errors.ts';
import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { reversalIdOf, type Payment } from '#shared/payment.ts';
import type { recordedKinds } from '#shared/paymentWays.ts';

/** What the staff record: an amount in whole Rwf, above zero also for a refund. */
export interface PaymentRequest extends Pick<Payment, 'amount' | 'way' | 'reference'> {
  kind: (typeof recordedKinds)[number];
}

/** Who of the staff records it, and when, in milliseconds since 1970. */
export interface Recording {
  names: string;
  now: number;
}

/**
 * An entry to write if its booking still has the status and the total that it was read with, and what was
 * paid until then lies between these bounds, which are in Rwf.
 */
export interface PaymentDecision {
  booking: Booking;
  payment: Payment;
  atLeast?: number;
  atMost?: number;
}

/** The fields of an entry that name its booking. */
const ofBooking = ({ id, number, userId, userName }: Booking) => ({
  bookingId: id,
  ...(number !== undefined && { bookingNumber: number }),
  userId,
  userName,
});

/** The stay that an entry is for, which is kept with it: the booking may be given another room or other days. */
const stayOf = ({
  coldRoomName,
  startDate,
  endDate,
}: Pick<Payment, 'coldRoomName' | 'startDate' | 'endDate'>) => ({
  coldRoomName,
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
});

/**
 * Decides on a payment or a deposit, which is at most what is left to pay, or on a refund, which is at most what was
 * paid.
 * @param id the id of the entry
 * @throws Refusal paymentAboveRest, refundAbovePaid
 */
export function decidePayment(
  booking: Booking,
  { kind, amount, way, reference }: PaymentRequest,
  id: string,
  { names, now }: Recording,
): PaymentDecision {
  const { due, paid, rest } = balanceOf(booking);
  const isRefund = kind === 'refund';
  if (isRefund && amount > paid) throw new Refusal('refundAbovePaid', { paid });
  if (!isRefund && amount > rest) {
    throw new Refusal('paymentAboveRest', { rest: Math.max(0, rest) });
  }
  const payment: Payment = {
    id,
    ...ofBooking(booking),
    ...stayOf(booking),
    kind,
    amount: isRefund ? -amount : amount,
    way,
    ...(reference && { reference }),
    at: new Date(now).toISOString(),
    recordedBy: names,
  };
  return { booking, payment, ...(isRefund ? { atLeast: amount } : { atMost: due - amount }) };
}

/**
 * Decides on the reversal of an entry, which names the same stay. That of a refund may leave more paid than due, which
 * is then to be refunded, because it states what is true of the till.
 * @throws Refusal notReversible, reversalAbovePaid
 */
export function decideReversal(
  booking: Booking,
  wrong: Payment,
  { names, now }: Recording,
): PaymentDecision {
  if (wrong.kind === 'reversal') throw new Refusal('notReversible');
  const { paid } = balanceOf(booking);
  if (wrong.amount > paid) throw new Refusal('reversalAbovePaid', { paid });
  const payment: Payment = {
    id: reversalIdOf(wrong.id),
    ...ofBooking(booking),
    ...stayOf(wrong),
    kind: 'reversal',
    amount: -wrong.amount,
    way: wrong.way,
    ...(wrong.reference !== undefined && { reference: wrong.reference }),
    at: new Date(now).toISOString(),
    recordedBy: names,
    reverses: wrong.id,
  };
  return { booking, payment, ...(wrong.amount > 0 && { atLeast: wrong.amount }) };
}
