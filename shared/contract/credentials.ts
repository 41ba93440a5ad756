import * as z from 'zod/mini';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { hasControls, isInvisible } from '../plainText.ts';

const bytes = (value: string): number => new TextEncoder().encode(value).length;

export const tokenAnswer = z.object({ token: z.string() });

/** The current password, which is not checked against the rules for new ones. */
export const currentPassword = z
  .string({ error: problem('required') })
  .check(
    z.minLength(1, problem('required')),
    z.maxLength(1_000, problem('tooLong', { max: 1_000 })),
  );

/** A code that was sent by e-mail. Spaces are left out, because people write digits in groups. */
export const mailedCode = z.string({ error: problem('required') }).check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.minLength(1, problem('required')),
  z.regex(new RegExp(`^(\\d{${limits.codeDigits}})?$`), problem('notCode')),
);

/** A new password: at least 8 characters, at most 72 bytes, none of them a control character, not all blank. */
export const newPassword = z.string({ error: problem('required') }).check(
  z.minLength(limits.passwordCharacters, problem('passwordTooShort')),
  z.refine((value) => bytes(value) <= limits.passwordBytes, problem('passwordTooLong')),
  z.refine((value) => !hasControls(value), problem('passwordControls')),
  z.refine((value) => !isInvisible(value), problem('passwordBlank')),
  z.meta({
    description: `At most ${limits.passwordBytes} bytes, no control characters, not all blank.`,
  }),
);
