import { claimEntry } from '#functions/domain/bookingEntries.ts';
import type { ReceiptedDecision } from '#functions/domain/drawReceipt.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { Booking } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { takeReceipt } from './receipts.ts';
import type { StoredClaim } from './storedClaim.ts';
import type { StoredPayment } from './storedPayment.ts';
import { waitingKeys } from './waitingClaims.ts';
import { addPaid, putPayment } from './writePayment.ts';

/** Says on the booking that a claim waits; fails where one does already. */
const markClaimed = ({ bookingId, id }: PaymentClaim): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.booking(bookingId),
      UpdateExpression: 'SET claimId = :claim',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(claimId)',
      ExpressionAttributeValues: { ':claim': id },
    },
  },
});

/** Says on the booking that the claim waits no longer; fails where it does not wait. */
const endWaiting = ({ bookingId, id }: PaymentClaim): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.booking(bookingId),
      UpdateExpression: 'REMOVE claimId',
      ConditionExpression: 'claimId = :claim',
      ExpressionAttributeValues: { ':claim': id },
    },
  },
});

const putClaim = (stored: StoredClaim): NamedWrite<'claim'> => ({
  name: 'claim',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.claim(stored.bookingId, stored.id),
        entity: 'claim',
        ...waitingKeys(stored),
        ...stored,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/** What an answer sets of a claim. */
type Answer = Required<Pick<PaymentClaim, 'state' | 'answeredAt' | 'answeredBy'>> &
  Pick<PaymentClaim, 'reasonText'>;

/** Answers a claim, which is listed no longer; fails where it is answered already. */
function setAnswer({ bookingId, id }: PaymentClaim, answer: Answer): NamedWrite<'claim'> {
  const fields = Object.entries(answer);
  return {
    name: 'claim',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.claim(bookingId, id),
        UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} REMOVE gsi1pk, gsi1sk`,
        ConditionExpression: '#state = :claimed',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ':claimed': 'claimed',
          ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
  };
}

/**
 * Writes a claim. @returns undefined where another waits by now, or it was written before
 */
export async function writeClaim(stored: StoredClaim): Promise<PaymentClaim | undefined> {
  const outcome = await transact([markClaimed(stored), putClaim(stored)]);
  return outcome.done ? stored : undefined;
}

/**
 * Makes a payment of a claim, in one transaction.
 * @returns undefined where the claim or its booking has changed, or another entry took the number, meanwhile
 */
export async function writeClaimedPayment(
  claim: PaymentClaim,
  decision: ReceiptedDecision,
  made: Pick<StoredPayment, 'actorId' | 'fingerprint'>,
): Promise<Payment | undefined> {
  const { payment } = decision;
  const outcome = await transact([
    addPaid(decision, claim.id),
    putPayment({ ...payment, ...made, fromClaim: true }),
    ...takeReceipt(payment),
    setAnswer(claim, {
      state: 'confirmed',
      answeredAt: payment.at,
      answeredBy: payment.recordedBy,
    }),
    journalEntry(
      claimEntry(decision.booking, claim, {
        act: 'claimConfirmed',
        at: payment.at,
        userId: made.actorId,
        names: payment.recordedBy,
      }),
    ),
  ]);
  return outcome.done ? payment : undefined;
}

/** Declines a claim. @returns undefined where it was answered meanwhile */
export async function writeDecline(
  claim: PaymentClaim,
  answer: { answeredAt: string; answeredBy: string; reasonText: string },
  made: { booking: Booking; actorId: string },
): Promise<PaymentClaim | undefined> {
  const declined = { state: 'declined', ...answer } as const;
  const { answeredAt: at, answeredBy: names } = answer;
  const answered = { act: 'claimDeclined', at, userId: made.actorId, names } as const;
  const outcome = await transact([
    endWaiting(claim),
    setAnswer(claim, declined),
    journalEntry(claimEntry(made.booking, claim, answered)),
  ]);
  return outcome.done ? { ...claim, ...declined } : undefined;
}
