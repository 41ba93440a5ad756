import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { parsePhone } from '../phone.ts';

const bytes = (value: string): number => new TextEncoder().encode(value).length;

export const tokenAnswer = z.object({ token: z.string() });

/** A password that somebody claims to have. */
export const currentPassword = z
  .string({ error: 'Required.' })
  .check(z.minLength(1, 'Required.'), z.maxLength(1_000, 'Too long.'));

/** A password that may be chosen: 8 characters at least, 72 bytes at most. */
export const newPassword = z.string({ error: 'Required.' }).check(
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
export const phone = z.pipe(
  z
    .string({ error: 'Required.' })
    .check(z.minLength(1, 'Required.'), z.maxLength(30, 'At most 30 characters.')),
  field.readAs(parsePhone, 'Must be a phone number, such as +250 788 123 456.'),
);
