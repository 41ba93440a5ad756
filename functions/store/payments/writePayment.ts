import { paymentEntry } from '#functions/domain/bookingEntries.ts';
import type { PaymentDecision } from '#functions/domain/decidePayment.ts';
import type { ReceiptedDecision } from '#functions/domain/drawReceipt.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { Payment } from '#shared/payment.ts';
import { takeReceipt } from './receipts.ts';
import { paymentWithKeys, type StoredPayment } from './storedPayment.ts';

/**
 * Adds an entry to what is paid of its booking; fails where the booking's status, total or customer is no longer what
 * it was read with, or where so much was paid or refunded meanwhile that the entry does not fit any more.
 * @param claimId the claim that the entry confirms, which then no longer waits; fails where another one waits
 */
export const addPaid = (
  { booking, payment, atLeast, atMost }: PaymentDecision,
  claimId?: string,
): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.booking(booking.id),
      UpdateExpression: `ADD paid :amount${claimId === undefined ? '' : ' REMOVE claimId'}`,
      ConditionExpression: [
        '#status = :status',
        'totalPrice = :total',
        'userId = :owner',
        ...(atMost === undefined ? [] : ['(attribute_not_exists(paid) OR paid <= :most)']),
        ...(atLeast === undefined ? [] : ['paid >= :least']),
        ...(claimId === undefined ? [] : ['claimId = :claim']),
      ].join(' AND '),
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':amount': payment.amount,
        ':status': booking.status,
        ':total': booking.totalPrice,
        ':owner': booking.userId,
        ...(atMost !== undefined && { ':most': atMost }),
        ...(atLeast !== undefined && { ':least': atLeast }),
        ...(claimId !== undefined && { ':claim': claimId }),
      },
    },
  },
});

/** Puts an entry; fails where it is there already. */
export const putPayment = (stored: StoredPayment): NamedWrite<'payment'> => ({
  name: 'payment',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: paymentWithKeys(stored),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/**
 * Writes an entry with its receipt, its line of the journal and the sum of its booking in one transaction.
 * @returns the entry; undefined where the booking has changed or another entry took the number of the receipt
 * meanwhile, or the entry was written before
 */
export async function writePayment(
  decision: ReceiptedDecision,
  made: Pick<StoredPayment, 'actorId' | 'fingerprint'>,
): Promise<Payment | undefined> {
  const { payment } = decision;
  const outcome = await transact([
    addPaid(decision),
    putPayment({ ...payment, ...made }),
    ...takeReceipt(payment),
    journalEntry(paymentEntry(decision.booking, payment, made.actorId)),
  ]);
  return outcome.done ? payment : undefined;
}
