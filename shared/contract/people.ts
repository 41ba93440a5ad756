import * as z from 'zod/mini';
import { bookingSchema } from '../booking.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { staffNoteSchema } from '../staffNote.ts';
import { personSchema } from '../user.ts';
import { pageInput } from './page.ts';
import { phone } from './phone.ts';

/**
 * Adds a caller who has no account, and answers who can be booked for: where somebody has these names and this
 * number already, it is they.
 */
export const create = /* @__PURE__ */ endpoint('people.create', () => ({
  input: z.object({
    firstName: field.text(60),
    lastName: field.text(60),
    phoneNumber: phone,
  }),
  output: personSchema,
}));

/**
 * Somebody with what staff wrote down about them, newest note first, who else has their telephone number, and what
 * their bookings come to.
 */
export const get = /* @__PURE__ */ endpoint('people.get', () => ({
  input: z.object({ id: field.id() }),
  output: z.object({
    person: personSchema,
    notes: z.array(staffNoteSchema),
    sharing: z.array(personSchema),
    /** What all their bookings come to, in whole Rwf. */
    balance: z.object({
      due: z.number(),
      paid: z.number(),
      owed: z.number(),
      toRefund: z.number(),
    }),
  }),
  errors: ['personNotFound'],
}));

/** Gives all that a caller has booked to an account of the same telephone number, and removes the caller. */
export const join = /* @__PURE__ */ endpoint('people.join', () => ({
  input: z.object({ id: field.id(), callerId: field.id() }),
  output: personSchema,
  errors: ['personNotFound', 'notACaller', 'noAccount', 'otherNumber'],
}));

/** Somebody's bookings: what is still to come, soonest first, then what is over, latest first. */
export const bookings = /* @__PURE__ */ endpoint('people.bookings', () => ({
  input: z.object({ id: field.id(), ...pageInput() }),
  output: z.array(bookingSchema),
  errors: ['invalidCursor'],
}));

export const addNote = /* @__PURE__ */ endpoint('people.addNote', () => ({
  input: z.object({
    id: field.id(),
    text: field.longText(limits.staffNoteCharacters).check(z.minLength(1, problem('required'))),
  }),
  output: staffNoteSchema,
  errors: ['personNotFound'],
}));

/** Removes a note of the caller's own. One that is gone already is no fault. */
export const removeNote = /* @__PURE__ */ endpoint('people.removeNote', () => ({
  input: z.object({ id: field.id(), noteId: field.id() }),
  output: z.object({ id: z.string() }),
  errors: ['noteOfAnother'],
}));
