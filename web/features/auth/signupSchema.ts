import { register } from '#shared/contract/auth.ts';
import { messages } from '#shared/messages.ts';
import * as z from 'zod/mini';

const repeated = z.object({ password: z.string(), confirmPassword: z.string() });

/** The contract's registration with the password typed twice. */
export const signupSchema = z
  .extend(register.input, {
    confirmPassword: z.string().check(z.minLength(1, 'Required.')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: messages.passwordsDoNotMatch,
      // Other fields may still be wrong: tell of the mismatch all the same.
      when: ({ value }) => repeated.safeParse(value).success,
    }),
  );
