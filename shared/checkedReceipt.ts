import * as z from 'zod/mini';
import { paymentKinds } from './paymentWays.ts';
import { sellerSchema } from './seller.ts';

/** What anybody learns who has the number and the code of a receipt or an invoice; nothing of it names a customer. */
export const checkedReceiptSchema = z.object({
  ...sellerSchema.shape,
  number: z.string(),
  kind: z.enum([...paymentKinds, 'invoice']),
  /** In whole Rwf, below zero where the house gave it back; of an invoice, what was due. */
  amount: z.number(),
  /** The day in Kigali on which it was recorded. */
  day: z.string(),
  coldRoomName: z.string(),
  /** The number of the receipt that makes up for this one, because it was wrong, or of the invoice that replaces it. */
  reversedBy: z.optional(z.string()),
});
export type CheckedReceipt = z.infer<typeof checkedReceiptSchema>;
