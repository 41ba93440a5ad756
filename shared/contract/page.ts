import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * The parameters of a page of a list, of at most so many items. The answer's `Link` header leads to the next page.
 */
export const pageInput = (most: number = limits.pageSize) => ({
  limit: z.optional(field.wholeNumber(1, most)),
  cursor: z.optional(field.word(2_000)),
});
