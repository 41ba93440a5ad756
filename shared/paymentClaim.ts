import * as z from 'zod/mini';
import { referencedWays } from './paymentWays.ts';

/** What became of a claim: nothing yet, or a payment, or the staff have said that no money came. */
const claimStates = ['claimed', 'confirmed', 'declined'] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * What a customer says they have paid, in whole Rwf. It counts once the staff confirm it, which makes a payment
 * of the same id.
 */
export const paymentClaimSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  /** What is said on the telephone; absent of a booking that was made before there were numbers. */
  bookingNumber: z.optional(z.string()),
  coldRoomName: z.string(),
  userId: z.string(),
  userName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  amount: z.number(),
  way: z.enum(referencedWays),
  reference: z.string(),
  at: z.string(),
  state: z.enum(claimStates),
  /** When and by whom it was answered, and why it was declined. */
  answeredAt: z.optional(z.string()),
  answeredBy: z.optional(z.string()),
  reasonText: z.optional(z.string()),
});
export type PaymentClaim = z.infer<typeof paymentClaimSchema>;
