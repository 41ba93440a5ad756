import * as z from 'zod/mini';
import { sellerSchema } from './seller.ts';

/**
 * The receipt of an entry: its number in a series of its year, the code by which anybody can check it, and the seller
 * as the settings were when the entry was recorded.
 */
export const paymentReceiptSchema = z.object({
  ...sellerSchema.shape,
  number: z.string(),
  code: z.string(),
});
export type PaymentReceipt = z.infer<typeof paymentReceiptSchema>;
