import { Refusal } from '#functions/errors.ts';
import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { decidePayment, type PaymentDecision, type Recording } from './decidePayment.ts';

/** What a customer says they have paid, in whole Rwf. */
export type ClaimRequest = Pick<PaymentClaim, 'amount' | 'way' | 'reference'>;

/**
 * Decides on what a customer says they have paid, which is at most what is left. One claim waits at a time.
 * @param made.now milliseconds since 1970
 * @throws Refusal claimWaits, paymentAboveRest
 */
export function decideClaim(
  booking: Booking,
  { amount, way, reference }: ClaimRequest,
  { id, now }: { id: string; now: number },
): PaymentClaim {
  if (booking.claimId !== undefined) throw new Refusal('claimWaits');
  const { rest } = balanceOf(booking);
  if (amount > rest) throw new Refusal('paymentAboveRest', { rest: Math.max(0, rest) });
  const { number, coldRoomName, userId, userName, startDate, endDate } = booking;
  return {
    id,
    bookingId: booking.id,
    ...(number && { bookingNumber: number }),
    coldRoomName,
    userId,
    userName,
    startDate,
    endDate,
    amount,
    way,
    reference,
    at: new Date(now).toISOString(),
    state: 'claimed',
  };
}

/**
 * Decides on the payment that a claim becomes.
 * @throws Refusal claimAnswered, paymentAboveRest
 */
export function decideConfirmation(
  booking: Booking,
  { id, state, amount, way, reference }: PaymentClaim,
  recording: Recording,
): PaymentDecision {
  if (state !== 'claimed') throw new Refusal('claimAnswered');
  return decidePayment(booking, { kind: 'payment', amount, way, reference }, id, recording);
}
