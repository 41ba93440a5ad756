import * as z from 'zod/mini';
import { isStaff } from './access.ts';
import type { Role } from './claims.ts';
import { paymentReceiptSchema } from './paymentReceipt.ts';

/** How money is taken: in cash, by mobile money, or by a bank. */
export const paymentWays = ['cash', 'mobileMoney', 'bank'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** The ways that leave a reference of the transaction behind, which is asked for. */
export const referencedWays = ['mobileMoney', 'bank'] as const;

/** Whether a payment of this way needs the reference of its transaction. */
export const needsReference = (way: string): boolean =>
  referencedWays.some((referenced) => referenced === way);

/** Kinds of entries that are recorded. A reversal makes up for a wrong one of either. */
export const recordedKinds = ['payment', 'refund'] as const;

/** Whether a role may record an entry of a kind: the staff take money, and only an admin gives it back. */
export const mayRecord = (kind: (typeof recordedKinds)[number], role: Role): boolean =>
  kind === 'payment' ? isStaff(role) : role === 'admin';

export const paymentKinds = [...recordedKinds, 'reversal'] as const;

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
  kind: z.enum(paymentKinds),
  amount: z.number(),
  way: z.enum(paymentWays),
  reference: z.optional(z.string()),
  at: z.string(),
  /** The names of the admin who recorded it. */
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
});
export type Owed = z.infer<typeof owedSchema>;

/**
 * Three different sums of a month, in Rwf: the rent of its days in approved and completed bookings; what was
 * paid in it, less what was given back; and what is still owed for bookings whose first day lies in it.
 */
export const moneySchema = z.object({
  booked: z.number(),
  received: z.number(),
  owed: z.number(),
});
export type Money = z.infer<typeof moneySchema>;
