import * as z from 'zod/mini';
import { paymentReceiptSchema } from './paymentReceipt.ts';
import { paymentKinds, paymentWays } from './paymentWays.ts';

/**
 * An entry of a booking's payments. Its amount is in whole Rwf: above zero where the house received it,
 * below zero where the house gave it back. The sum of a booking's entries is what is paid.
 */
export const paymentSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  bookingNumber: z.optional(z.string()),
  coldRoomName: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** The days of the booking when it was recorded. Absent in entries from before they were kept. */
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  kind: z.enum(paymentKinds),
  amount: z.number(),
  way: z.enum(paymentWays),
  reference: z.optional(z.string()),
  at: z.string(),
  /** The names of whoever recorded it. */
  recordedBy: z.string(),
  /** The id of the entry that a reversal makes up for. */
  reverses: z.optional(z.string()),
  /** Absent where it was recorded before receipts were numbered. */
  receipt: z.optional(paymentReceiptSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The id of the reversal of an entry, of which there is one at most. */
export const reversalIdOf = (paymentId: string): string => `r-${paymentId}`;

/** A booking for which something is owed, in whole Rwf: by its customer, or, below zero, to its customer. */
export const owedSchema = z.object({
  id: z.string(),
  number: z.optional(z.string()),
  coldRoomName: z.string(),
  userId: z.string(),
  userName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  owed: z.number(),
  /** How to reach the customer; absent where nobody knows. */
  phoneNumber: z.optional(z.string()),
});
export type Owed = z.infer<typeof owedSchema>;

/**
 * Three different sums of a month, in Rwf: the rent of its days in approved and completed bookings; what was
 * paid in it, less what was given back; and what is still owed for bookings whose first day lies in it.
 */
export const moneySchema = z.object({
  revenue: z.number(),
  received: z.number(),
  owed: z.number(),
});
export type Money = z.infer<typeof moneySchema>;
