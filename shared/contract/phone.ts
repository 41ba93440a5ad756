import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { parsePhone } from '../phone.ts';

/** A phone number, stored as E.164; without a country code it is Rwandan. */
export const phone = z.pipe(
  z
    .string({ error: 'Required.' })
    .check(z.minLength(1, 'Required.'), z.maxLength(30, 'At most 30 characters.')),
  field.readAs(parsePhone, 'Must be a phone number, such as +250 788 123 456.'),
);
