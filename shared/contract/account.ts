import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { mailTopics } from '../mailTopics.ts';
import { messageSchema } from '../message.ts';
import { staffNoteSchema } from '../staffNote.ts';
import { pictureErrors, upload } from '../upload.ts';
import { accountSchema } from '../user.ts';
import { currentPassword, newPassword, tokenAnswer } from './credentials.ts';
import { phone } from './phone.ts';

/** The caller's own profile. */
export const get = /* @__PURE__ */ endpoint('account.get', () => ({
  input: z.object({}),
  output: accountSchema,
}));

/** Changes the fields that are sent, and answers a token with the new names and picture. */
export const update = /* @__PURE__ */ endpoint('account.update', () => ({
  input: z.object({
    firstName: z.optional(field.text(60)),
    lastName: z.optional(field.text(60)),
    phoneNumber: z.optional(phone),
    image: upload(),
    /** Removes the picture, unless a new one is sent. */
    removeImage: z.optional(field.flag()),
  }),
  output: z.extend(accountSchema, { token: z.string() }),
  errors: [...pictureErrors],
}));

/** Changes the password, revokes older tokens, and answers a new one. */
export const changePassword = /* @__PURE__ */ endpoint('account.changePassword', () => ({
  input: z.object({ password: currentPassword, newPassword }).check(
    // Otherwise a one-time password could be kept, which an operator has read.
    z.refine(({ password, newPassword: chosen }) => chosen !== password, {
      path: ['newPassword'],
      error: problem('passwordUnchanged'),
    }),
  ),
  output: tokenAnswer,
  errors: ['invalidCredentials', 'tooManyAttempts'],
}));

/** Changes the e-mail address, revokes older tokens, and answers a new one. The new address has to be confirmed. */
export const changeEmail = /* @__PURE__ */ endpoint('account.changeEmail', () => ({
  input: z.object({ email: field.email(), password: currentPassword }),
  output: tokenAnswer,
  errors: ['invalidCredentials', 'tooManyAttempts', 'sameEmail', 'emailTaken'],
}));

/** Sends another code that confirms the caller's e-mail address. */
export const sendCode = /* @__PURE__ */ endpoint('account.sendCode', () => ({
  input: z.object({}),
  output: z.object({ message: z.string() }),
  errors: ['tooManyAttempts'],
}));

const topics = () => z.array(field.code(mailTopics), problem('invalidInput'));

/** Sets which e-mails the caller does not want. */
export const chooseMails = /* @__PURE__ */ endpoint('account.chooseMails', () => ({
  input: z.object({
    off: topics(),
    /**
     * The list that the caller saw. Only topics that are in just one of the two are changed: a link may have stopped
     * others since. Where it is absent, all are set.
     */
    seen: z.optional(topics()),
  }),
  output: accountSchema,
}));

/** Deletes the caller's account, a customer's, once nothing is open of their bookings. These stay with their history, without a name. */
export const remove = /* @__PURE__ */ endpoint('account.remove', () => ({
  input: z.object({ password: currentPassword }),
  output: z.object({ message: z.string() }),
  errors: ['invalidCredentials', 'tooManyAttempts', 'adminAccount', 'bookingsHeld', 'mattersOpen'],
}));

const calendarState = () => ({
  /** Since when there is an address of the calendar; absent where there is none. */
  since: z.optional(z.string()),
});

/**
 * What was written about the caller by the staff, and to us from the address of theirs that is confirmed. Both newest
 * first.
 */
export const written = /* @__PURE__ */ endpoint('account.written', () => ({
  input: z.object({}),
  output: z.object({
    notes: z.array(z.pick(staffNoteSchema, { at: true, text: true })),
    messages: z.array(z.omit(messageSchema, { handled: true })),
  }),
}));

/** Whether the caller has an address at which calendar programs fetch their bookings. It does not say the address. */
export const calendar = /* @__PURE__ */ endpoint('account.calendar', () => ({
  input: z.object({}),
  output: z.object(calendarState()),
}));

/** Makes a new address for the caller's calendar, and says it this once. An older one ends. */
export const renewCalendar = /* @__PURE__ */ endpoint('account.renewCalendar', () => ({
  input: z.object({}),
  output: z.object({ path: z.string(), since: z.string() }),
}));

/** Ends the address of the caller's calendar, if there is one. */
export const endCalendar = /* @__PURE__ */ endpoint('account.endCalendar', () => ({
  input: z.object({}),
  output: z.object(calendarState()),
}));
