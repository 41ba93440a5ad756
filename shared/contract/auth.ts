import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { parsePhone } from '../phone.ts';

const bytes = (value: string): number => new TextEncoder().encode(value).length;

const tokenAnswer = z.object({ token: z.string() });

/** A password that may be chosen: 8 characters at least, 72 bytes at most. */
const newPassword = z.string({ error: 'Required.' }).check(
  z.minLength(
    limits.passwordCharacters,
    `Must have at least ${limits.passwordCharacters} characters.`,
  ),
  z.refine(
    (value) => bytes(value) <= limits.passwordBytes,
    `Must have at most ${limits.passwordBytes} bytes.`,
  ),
);

/** A phone number, stored as E.164; without a country code it is Rwandan. */
const phone = z.pipe(
  z.string({ error: 'Required.' }).check(z.maxLength(30, 'At most 30 characters.')),
  field.readAs(parsePhone, 'Must be a phone number, such as +250 788 123 456.'),
);

export const login = endpoint('auth.login', {
  input: z.object({
    email: field.email(),
    password: z
      .string({ error: 'Required.' })
      .check(z.minLength(1, 'Required.'), z.maxLength(1_000, 'Too long.')),
  }),
  output: tokenAnswer,
});

export const register = endpoint('auth.register', {
  input: z.object({
    firstName: field.text(60),
    lastName: field.text(60),
    phoneNumber: phone,
    email: field.email(),
    password: newPassword,
    /** A field that people do not see: only robots fill it in. */
    website: z.optional(z.string()),
  }),
  output: tokenAnswer,
});
