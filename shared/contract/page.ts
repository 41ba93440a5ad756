import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

/** How a page of a long list is asked for; the next is announced in the `Link` header. */
export const pageInput = {
  limit: z.optional(
    field.number(1, limits.pageSize).check(z.refine(Number.isInteger, 'Must be a whole number.')),
  ),
  cursor: z.optional(z.string({ error: 'Must be text.' }).check(z.maxLength(2_000, 'Too long.'))),
};
