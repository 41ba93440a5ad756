import * as z from 'zod/mini';
import { staffRoles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { currentPassword, mailedCode, newPassword, tokenAnswer } from './credentials.ts';

export const login = /* @__PURE__ */ endpoint('auth.login', () => ({
  input: z.object({
    email: field.email(),
    password: currentPassword,
  }),
  output: tokenAnswer,
  errors: ['invalidCredentials', 'tooManyAttempts'],
}));

/** Ends the session of the token that is shown, or all sessions of its bearer. */
export const logout = /* @__PURE__ */ endpoint('auth.logout', () => ({
  input: z.object({ everywhere: z.optional(field.flag()) }),
  output: z.object({ message: z.string() }),
}));

/** Sends a code for a new password to an address, if it has an account: the answer does not tell. */
export const forgot = /* @__PURE__ */ endpoint('auth.forgot', () => ({
  input: z.object({ email: field.email() }),
  output: z.object({ message: z.string() }),
  errors: ['tooManyAttempts'],
}));

/** Sets a forgotten password anew by the code in the e-mail, and signs in. */
export const reset = /* @__PURE__ */ endpoint('auth.reset', () => ({
  input: z.object({ email: field.email(), code: mailedCode, newPassword }),
  output: tokenAnswer,
  errors: ['wrongCode', 'tooManyAttempts'],
}));

/** Confirms an e-mail address by the code that was sent to it. */
export const confirm = /* @__PURE__ */ endpoint('auth.confirm', () => ({
  input: z.object({ email: field.email(), code: mailedCode }),
  output: z.object({
    message: z.string(),
    /** The role that this has given to somebody who was invited; all their sessions have ended. */
    role: z.optional(z.enum(staffRoles)),
  }),
  errors: ['wrongCode', 'tooManyAttempts'],
}));
