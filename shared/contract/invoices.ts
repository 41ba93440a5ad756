import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { invoiceSchema } from '../invoice.ts';

/** Issues an invoice of what is due for a booking; answers the last one where that still says what is so. */
export const issue = /* @__PURE__ */ endpoint('invoices.issue', () => ({
  input: z.object({ id: field.id() }),
  output: invoiceSchema,
  errors: ['bookingNotFound', 'nothingDue'],
}));
