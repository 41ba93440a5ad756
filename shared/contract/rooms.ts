import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { ratingSchema } from '../rating.ts';
import { roomSchema } from '../room.ts';
import { roomChangesSchema, roomFormSchema } from '../roomForm.ts';
import { pageInput } from './page.ts';

const byId = () => ({ id: field.id() });

/** All rooms, or those that are free on every day of a stay. */
export const list = /* @__PURE__ */ endpoint('rooms.list', () => ({
  input: z
    .object({
      ...pageInput(),
      startDate: z.optional(field.day()),
      endDate: z.optional(field.day()),
      /**
       * Any text: CloudFront keeps an answer for 30 seconds by its query, so one that was never asked
       * before is answered anew. The function does not look at it.
       */
      fresh: z.optional(field.word(40)),
    })
    .check(
      z.refine(({ startDate, endDate }) => endDate !== undefined || startDate === undefined, {
        path: ['endDate'],
        error: 'Required.',
      }),
      z.refine(({ startDate, endDate }) => startDate !== undefined || endDate === undefined, {
        path: ['startDate'],
        error: 'Required.',
      }),
    ),
  output: z.array(roomSchema),
}));

export const get = /* @__PURE__ */ endpoint('rooms.get', () => ({
  input: z.object(byId()),
  output: roomSchema,
}));

/** The taken days of a room between two days, both included, and never by whom. */
export const calendar = /* @__PURE__ */ endpoint('rooms.calendar', () => ({
  input: z.object({ ...byId(), startDate: field.day(), endDate: field.day() }),
  output: z.object({ id: z.string(), taken: z.array(z.string()) }),
}));

/** What a room was given, newest first; by first name only. */
export const ratings = /* @__PURE__ */ endpoint('rooms.ratings', () => ({
  input: z.object({ ...byId(), ...pageInput() }),
  output: z.array(ratingSchema),
}));

export const create = /* @__PURE__ */ endpoint('rooms.create', () => ({
  input: roomFormSchema,
  output: roomSchema,
}));

export const update = /* @__PURE__ */ endpoint('rooms.update', () => ({
  input: z.extend(roomChangesSchema, byId()),
  output: roomSchema,
}));

export const remove = /* @__PURE__ */ endpoint('rooms.remove', () => ({
  input: z.object(byId()),
  output: z.object({ id: z.string() }),
}));
