import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { houseContactSchema, houseFields, houseSchema } from '../house.ts';

/** How everybody reaches the house, as far as admins have set it. */
export const contact = /* @__PURE__ */ endpoint('house.contact', () => ({
  input: z.object({}),
  output: houseContactSchema,
}));

/** The settings of the house, as far as admins have made them. */
export const get = /* @__PURE__ */ endpoint('house.get', () => ({
  input: z.object({}),
  output: houseSchema,
}));

/**
 * Replaces all of it: a field that is absent or empty is removed. There are no fewer series of receipts than this year
 * has. Because what somebody else has set meanwhile would be undone, it takes the version that was read, and is refused
 * where the settings have another one. No version stands for settings that had none as they were read.
 */
export const change = /* @__PURE__ */ endpoint('house.change', () => ({
  input: z.object({
    ...houseFields(),
    version: z.optional(field.wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  }),
  output: houseSchema,
  errors: ['staleHouse', 'receiptSeriesInUse'],
}));
