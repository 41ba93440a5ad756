import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { newPassword } from './credentials.ts';

/** What somebody registers with, but for their phone number: its rules weigh more than all others of the contract. */
export const registration = {
  firstName: field.text(60),
  lastName: field.text(60),
  email: field.email(),
  password: newPassword,
  /** From the link of an invitation to the staff; one that is not right, or not open any more, changes nothing. */
  invitation: z.optional(field.word(100)),
  /** A hidden field, which only robots fill in. */
  website: z.optional(z.string({ error: problem('notText') })),
  /** A solved challenge, `challenge:nonce`, where a try before was refused with `proofNeeded`. */
  proof: z.optional(field.text(500)),
};
