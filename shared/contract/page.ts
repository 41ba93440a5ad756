import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

/** The parameters of a page of a list. The answer's `Link` header leads to the next page. */
export const pageInput = () => ({
  limit: z.optional(field.wholeNumber(1, limits.pageSize)),
  cursor: z.optional(field.word(2_000)),
});
