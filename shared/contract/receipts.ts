import * as z from 'zod/mini';
import { checkedReceiptSchema } from '../checkedReceipt.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * Says whether a receipt or an invoice is true, by the number and the code that stand on it. Nothing of it names a
 * customer.
 */
export const check = /* @__PURE__ */ endpoint('receipts.check', () => ({
  input: z.object({ number: field.id(), code: field.text(limits.receiptCodeCharacters) }),
  output: checkedReceiptSchema,
  errors: ['receiptNotFound'],
}));
