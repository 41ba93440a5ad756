import {
  decideClaim,
  decideConfirmation,
  type ClaimRequest,
} from '#functions/domain/decideClaim.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { fingerprintOf } from '#functions/store/bookings/idempotency.ts';
import { readClaim, readEntries } from '#functions/store/payments/payments.ts';
import type { StoredClaim } from '#functions/store/payments/storedClaim.ts';
import {
  writeClaim,
  writeClaimedPayment,
  writeDecline,
} from '#functions/store/payments/writeClaim.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { idFor, sameRequest, withReceipt } from './payments.ts';

/**
 * A customer says that they have paid for their booking. With an idempotency key it is said once.
 * @throws Refusal bookingNotFound, claimWaits, paymentAboveRest, keyReused, busy
 */
export function claimPayment(
  bookingId: string,
  request: ClaimRequest,
  userId: string,
  key?: string,
): Promise<PaymentClaim> {
  const id = idFor(userId, key);
  const fingerprint = fingerprintOf(request);
  return untilUncontended(async () => {
    const [found, earlier] = await readClaim(bookingId, id);
    const booking = requireOwn(found, { userId });
    if (earlier) return sameRequest<StoredClaim>(earlier, fingerprint);
    return writeClaim({ ...decideClaim(booking, request, { id, now: Date.now() }), fingerprint });
  });
}

/**
 * Makes a payment of a claim. One that was confirmed is answered with its payment, and nothing is written.
 * @throws Refusal bookingNotFound, claimNotFound, claimAnswered, paymentAboveRest, busy
 */
export const confirmClaim = (
  bookingId: string,
  claimId: string,
  cashier: JournalAuthor,
): Promise<Payment> =>
  untilUncontended(async () => {
    const [found, claim] = await readClaim(bookingId, claimId);
    const booking = requireOwn(found, 'anybody');
    if (!claim) throw new Refusal('claimNotFound');
    // A payment is never deleted, so that of a confirmed claim is there.
    if (claim.state === 'confirmed') return (await readEntries(bookingId, [claimId]))[1];
    const recording = { names: cashier.names, now: Date.now() };
    const made = { actorId: cashier.userId, fingerprint: fingerprintOf({ claimId }) };
    const decision = decideConfirmation(booking, claim, recording);
    return writeClaimedPayment(claim, await withReceipt(decision), made);
  });

/**
 * Declines a claim with words. One that was declined is answered as it is, and nothing is written.
 * @throws Refusal bookingNotFound, claimNotFound, claimAnswered, busy
 */
export const declineClaim = (
  bookingId: string,
  claimId: string,
  reasonText: string,
  { userId, names }: JournalAuthor,
): Promise<PaymentClaim> =>
  untilUncontended(async () => {
    const [found, claim] = await readClaim(bookingId, claimId);
    const booking = requireOwn(found, 'anybody');
    if (!claim) throw new Refusal('claimNotFound');
    if (claim.state === 'declined') return claim;
    if (claim.state === 'confirmed') throw new Refusal('claimAnswered');
    const answeredAt = new Date().toISOString();
    const answer = { answeredAt, answeredBy: names, reasonText };
    return writeDecline(claim, answer, { booking, actorId: userId });
  });
