import * as z from 'zod/mini';
import { dayListNames } from '../dayLists.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { daySchema, timelineSchema } from '../timeline.ts';
import { pageInput } from './page.ts';

/**
 * A page of the rooms by creation, with who holds which days of a range, first and last day included: of those of whose
 * name or place words begin as typed, of a town, of a type, that reach a temperature, and in which so many days of the
 * range are free one after another. Or of the rooms that are named, as far as they fit, without pages.
 */
export const get = /* @__PURE__ */ endpoint('timeline.get', () => ({
  input: z.object({
    ...pageInput(limits.timelineRooms),
    startDate: field.day(),
    endDate: field.day(),
    text: field.optionalText(120),
    town: field.optionalText(120),
    roomType: z.optional(field.roomType()),
    coldest: z.optional(field.number(limits.coldestSearched, limits.warmestSearched)),
    warmest: z.optional(field.number(limits.coldestSearched, limits.warmestSearched)),
    freeDays: z.optional(field.wholeNumber(0, limits.timelineDays)),
    rooms: z.optional(field.ids(limits.timelineNamed)),
  }),
  output: timelineSchema,
  errors: ['reversedDates', 'timelineTooLong', 'calendarTooLong', 'invalidCursor'],
}));

/**
 * Today: who comes and goes, who is in the rooms, which are free, and which requests and claims wait for an answer.
 * Each list has its first entries; of one that is asked for alone there are pages, and the others are empty.
 */
export const day = /* @__PURE__ */ endpoint('timeline.day', () => ({
  input: z.object({ ...pageInput(), list: z.optional(field.code(dayListNames)) }),
  output: daySchema,
  errors: ['invalidCursor'],
}));
