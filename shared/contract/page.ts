import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

/** How a page of a long list is asked for; the next is announced in the `Link` header. */
export const pageInput = () => ({
  limit: z.optional(field.wholeNumber(1, limits.pageSize)),
  cursor: z.optional(field.word(2_000)),
});
