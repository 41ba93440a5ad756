import * as z from 'zod/mini';
import { arrivalSchema } from '../arrivalFields.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { notTogether, problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { ratingSchema } from '../rating.ts';
import { roomSchema } from '../room.ts';
import { roomChangesSchema, roomFormSchema } from '../roomForm.ts';
import { stayErrors } from '../stay.ts';
import { pictureErrors, requiredUpload } from '../upload.ts';
import { pageInput } from './page.ts';

const byId = () => ({ id: field.id() });

const pictureDescription = () => field.line(limits.pictureCharacters);

/** All rooms, those that are free on every day of a stay, or those of whose name or place words begin as typed. */
export const list = /* @__PURE__ */ endpoint('rooms.list', () => ({
  input: z
    .object({
      ...pageInput(),
      startDate: z.optional(field.day()),
      endDate: z.optional(field.day()),
      text: field.optionalText(120),
      /** By creation: the oldest first by default. What a text finds is in the order of its words. */
      sort: z.optional(field.choice(['oldest', 'newest'])),
      /**
       * Any text, which the function ignores. CloudFront caches an answer for 30 seconds by its query, so
       * a new text gets a fresh answer.
       */
      fresh: z.optional(field.word(40)),
    })
    .check(
      z.refine(({ startDate, endDate }) => endDate !== undefined || startDate === undefined, {
        path: ['endDate'],
        error: problem('required'),
      }),
      z.refine(({ startDate, endDate }) => startDate !== undefined || endDate === undefined, {
        path: ['startDate'],
        error: problem('required'),
      }),
      z.refine(({ text, startDate }) => !(text && startDate), notTogether('text', 'startDate')),
    ),
  output: z.array(roomSchema),
  errors: [...stayErrors, 'invalidCursor'],
}));

export const get = /* @__PURE__ */ endpoint('rooms.get', () => ({
  input: z.object(byId()),
  output: roomSchema,
  errors: ['roomNotFound'],
}));

/**
 * How to get into a room, for the form in which admins write it down, and how many live bookings it has: both
 * are told to admins only.
 */
export const arrival = /* @__PURE__ */ endpoint('rooms.arrival', () => ({
  input: z.object(byId()),
  output: z.extend(arrivalSchema, { live: z.number() }),
  errors: ['roomNotFound'],
}));

/** The taken days of a room between two days, both included, without the bookings that hold them. */
export const calendar = /* @__PURE__ */ endpoint('rooms.calendar', () => ({
  input: z.object({ ...byId(), startDate: field.day(), endDate: field.day() }),
  output: z.object({ id: z.string(), taken: z.array(z.string()) }),
  errors: ['reversedDates', 'calendarTooLong'],
}));

/** A room's ratings, newest first, with first names only. */
export const ratings = /* @__PURE__ */ endpoint('rooms.ratings', () => ({
  input: z.object({ ...byId(), ...pageInput() }),
  output: z.array(ratingSchema),
  errors: ['invalidCursor'],
}));

export const create = /* @__PURE__ */ endpoint('rooms.create', () => ({
  input: roomFormSchema,
  output: roomSchema,
  errors: [...pictureErrors],
}));

export const update = /* @__PURE__ */ endpoint('rooms.update', () => ({
  input: z.extend(roomChangesSchema, byId()),
  output: roomSchema,
  errors: ['roomNotFound', 'staleRoom', ...pictureErrors],
}));

const version = () => z.optional(field.number(0, Number.MAX_SAFE_INTEGER));

/** Adds a picture after those that a room has. */
export const addPicture = /* @__PURE__ */ endpoint('rooms.addPicture', () => ({
  input: z.object({
    ...byId(),
    version: version(),
    image: requiredUpload(),
    description: z.optional(pictureDescription()),
  }),
  output: roomSchema,
  errors: ['roomNotFound', 'staleRoom', 'tooManyPictures', ...pictureErrors],
}));

/** Orders and describes the pictures of a room, and removes those that are not named. */
export const setPictures = /* @__PURE__ */ endpoint('rooms.setPictures', () => ({
  input: z.object({
    ...byId(),
    version: version(),
    pictures: z.array(
      z.object(
        { path: field.word(300), description: pictureDescription() },
        { error: problem('invalidInput') },
      ),
      { error: problem('required') },
    ),
  }),
  output: roomSchema,
  errors: ['roomNotFound', 'staleRoom', 'pictureNotFound'],
}));

export const remove = /* @__PURE__ */ endpoint('rooms.remove', () => ({
  input: z.object(byId()),
  output: z.object({ id: z.string() }),
  errors: ['roomNotFound', 'roomHasBookings', 'roomHasClosures'],
}));
