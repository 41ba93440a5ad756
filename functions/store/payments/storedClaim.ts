import type { PaymentClaim } from '#shared/paymentClaim.ts';

/** A claim as it is stored. */
export interface StoredClaim extends PaymentClaim {
  /** A hash of the request that it was made by. */
  fingerprint: string;
}
