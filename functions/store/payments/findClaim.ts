import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';

/** Reads a claim as it is now; undefined where there is none. */
export async function findClaim(bookingId: string, id: string): Promise<PaymentClaim | undefined> {
  return (await readItem(keys.claim(bookingId, id))) as PaymentClaim | undefined;
}
