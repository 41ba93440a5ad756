import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { parsePhone } from '../phone.ts';

/** A phone number, stored as E.164; without a country code it is Rwandan. */
export const phone = z
  .pipe(
    z
      .string({ error: problem('required') })
      .check(
        z.minLength(1, problem('required')),
        z.maxLength(limits.phoneCharacters, problem('tooLong', { max: limits.phoneCharacters })),
      ),
    field.readAs(parsePhone, problem('notPhone')),
  )
  .check(
    z.meta({
      description: 'A phone number that can exist; without a country code it is Rwandan.',
      example: '+250788123456',
    }),
  );
