import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { daySchema, timelineSchema } from '../timeline.ts';

/** All rooms by creation, with who holds which days of a range, first and last day included. */
export const get = /* @__PURE__ */ endpoint('timeline.get', () => ({
  input: z.object({ startDate: field.day(), endDate: field.day() }),
  output: timelineSchema,
  errors: ['reversedDates', 'timelineTooLong'],
}));

/** Today: who is in the rooms, which are free, and which requests wait for an answer. */
export const day = /* @__PURE__ */ endpoint('timeline.day', () => ({
  input: z.object({}),
  output: daySchema,
}));
