import * as z from 'zod/mini';
import { limits } from '../limits.ts';

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
