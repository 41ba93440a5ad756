import { collections, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';

/** An entry as it is stored. */
export interface StoredPayment extends Payment {
  /** The user id of whoever recorded it. */
  actorId: string;
  /** A hash of the request that it was made by. */
  fingerprint: string;
  /** Set where it confirms a claim: its customer is told of that then. */
  fromClaim?: true;
}

/** The item to put: the entry with its keys, also in the list of its month in Kigali. */
export const paymentWithKeys = (stored: StoredPayment) => ({
  ...keys.payment(stored.bookingId, stored.id),
  entity: 'payment',
  gsi1pk: inShard(
    collections.paymentsIn(monthOf(todayInKigali(Date.parse(stored.at)))),
    stored.bookingId,
  ),
  gsi1sk: `${stored.at}#${stored.id}`,
  ...stored,
});
