import { createHash, randomInt, randomUUID } from 'node:crypto';
import {
  decidePayment,
  decideReversal,
  type PaymentDecision,
  type PaymentRequest,
} from '#functions/domain/decidePayment.ts';
import { drawReceipt, type ReceiptedDecision } from '#functions/domain/drawReceipt.ts';
import { requireOwn, type Owner } from '#functions/domain/ownership.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { fingerprintOf } from '#functions/store/bookings/idempotency.ts';
import { findLedger, readEntries, type Ledger } from '#functions/store/payments/payments.ts';
import { readReceiptBasis } from '#functions/store/payments/receipts.ts';
import type { StoredPayment } from '#functions/store/payments/storedPayment.ts';
import { writePayment } from '#functions/store/payments/writePayment.ts';
import { balanceOf, type Balance } from '#shared/balance.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { reversalIdOf, type Payment } from '#shared/payment.ts';
import { yearOf } from '#shared/receiptNumber.ts';

/**
 * The id of what a request makes: with an idempotency key always the same, so that it is made once. A key holds
 * for one user and one booking, and for ever.
 */
export const idFor = (userId: string, key: string | undefined): string =>
  key === undefined
    ? randomUUID()
    : createHash('sha256').update(`${userId} ${key}`).digest('hex').slice(0, 36);

/**
 * What an earlier request of the same id has made.
 * @throws Refusal keyReused where that was another request
 */
export function sameRequest<T extends { fingerprint: string }>(earlier: T, fingerprint: string): T {
  if (earlier.fingerprint !== fingerprint) throw new Refusal('keyReused');
  return earlier;
}

/** Draws the next receipt of its series for an entry. It is read as late as can be, because cashiers share the count. */
export async function withReceipt(decision: PaymentDecision): Promise<ReceiptedDecision> {
  const { at, id } = decision.payment;
  return drawReceipt(decision, await readReceiptBasis(yearOf(at), id), randomInt);
}

/**
 * Records a payment or a refund. With an idempotency key it is recorded once, however often it is sent.
 * @throws Refusal bookingNotFound, paymentAboveRest, refundAbovePaid, keyReused, busy
 */
export function recordPayment(
  bookingId: string,
  request: PaymentRequest,
  cashier: JournalAuthor,
  key?: string,
): Promise<Payment> {
  const id = idFor(cashier.userId, key);
  const made = { actorId: cashier.userId, fingerprint: fingerprintOf(request) };
  return untilUncontended(async () => {
    const [found, earlier] = await readEntries(bookingId, [id]);
    const booking = requireOwn(found, 'anybody');
    if (earlier) return sameRequest<StoredPayment>(earlier, made.fingerprint);
    const recording = { names: cashier.names, now: Date.now() };
    const decision = decidePayment(booking, request, id, recording);
    return writePayment(await withReceipt(decision), made);
  });
}

/**
 * Reverses an entry by another. One that is reversed already is answered with its reversal, and nothing is
 * written.
 * @throws Refusal bookingNotFound, paymentNotFound, notReversible, reversalAbovePaid, busy
 */
export const reversePayment = (
  bookingId: string,
  paymentId: string,
  cashier: JournalAuthor,
): Promise<Payment> =>
  untilUncontended(async () => {
    const [found, wrong, reversal] = await readEntries(bookingId, [
      paymentId,
      reversalIdOf(paymentId),
    ]);
    const booking = requireOwn(found, 'anybody');
    if (!wrong) throw new Refusal('paymentNotFound');
    if (reversal) return reversal;
    const recording = { names: cashier.names, now: Date.now() };
    const made = { actorId: cashier.userId, fingerprint: fingerprintOf({ reverses: paymentId }) };
    return writePayment(await withReceipt(decideReversal(booking, wrong, recording)), made);
  });

/**
 * What is due, paid and left of a booking, with its entries.
 * @throws Refusal bookingNotFound
 */
export async function showPayments(
  bookingId: string,
  owner: Owner,
): Promise<Balance & Omit<Ledger, 'booking'>> {
  const { booking, ...entries } = await findLedger(bookingId);
  return { ...balanceOf(requireOwn(booking, owner)), ...entries };
}
