import * as z from 'zod/mini';
import { monthOf } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { journalAreas, journalEntrySchema } from '../journal.ts';
import { pageInput } from './page.ts';

/**
 * What the staff did in a month or on a day of it, newest first: all of it, or what a person did, what was done to a
 * thing, what belongs to an area, or all of these at once. Of a thing it is everything where no month is given.
 */
export const list = /* @__PURE__ */ endpoint('journal.list', () => ({
  input: z
    .object({
      ...pageInput(),
      month: z.optional(field.month()),
      day: z.optional(field.day()),
      userId: z.optional(field.id()),
      thingId: z.optional(field.id()),
      area: z.optional(field.choice(journalAreas)),
    })
    .check(
      z.refine(({ month, thingId }) => Boolean(month ?? thingId), {
        path: ['month'],
        error: problem('required'),
      }),
      z.refine(({ month, day }) => !day || monthOf(day) === month, {
        path: ['day'],
        error: problem('otherMonth'),
      }),
    ),
  output: z.array(journalEntrySchema),
  errors: ['invalidCursor'],
}));
