import * as z from 'zod/mini';
import { dayListNames } from '../dayLists.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { daySchema, timelineSchema } from '../timeline.ts';
import { pageInput } from './page.ts';

/**
 * A page of the rooms by creation, or of those of whose name or place words begin as typed, with who holds which days of a
 * range, first and last day included.
 */
export const get = /* @__PURE__ */ endpoint('timeline.get', () => ({
  input: z.object({
    ...pageInput(),
    startDate: field.day(),
    endDate: field.day(),
    text: field.optionalText(120),
  }),
  output: timelineSchema,
  errors: ['reversedDates', 'timelineTooLong', 'invalidCursor'],
}));

/**
 * Today: who comes and goes, who is in the rooms, which are free, and which requests wait for an answer. Each list has its
 * first entries; one that is asked for alone has more of them, and the others are empty.
 */
export const day = /* @__PURE__ */ endpoint('timeline.day', () => ({
  input: z.object({ list: z.optional(field.code(dayListNames)) }),
  output: daySchema,
}));
