import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { houseContactSchema, houseFields, houseSchema } from '../house.ts';

/** How everybody reaches the house, as far as admins have set it. */
export const contact = /* @__PURE__ */ endpoint('house.contact', () => ({
  input: z.object({}),
  output: houseContactSchema,
}));

/** How customers pay, and whom they call, as far as admins have set it. */
export const get = /* @__PURE__ */ endpoint('house.get', () => ({
  input: z.object({}),
  output: houseSchema,
}));

/**
 * Replaces all of it: a field that is absent or empty is removed. There are no fewer series of receipts than this year
 * has.
 */
export const change = /* @__PURE__ */ endpoint('house.change', () => ({
  input: z.object(houseFields()),
  output: houseSchema,
  errors: ['receiptSeriesInUse'],
}));
