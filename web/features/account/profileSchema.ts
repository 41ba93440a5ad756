import * as z from 'zod/mini';
import { registration } from '#shared/contract/registration.ts';
import { requiredField } from '#web/lib/forms/typedField.ts';
import { typedPhone } from '#web/lib/forms/typedPhone.ts';

/** The contract's changes as the form holds them: all of them are there, and none is empty. */
export const profileSchema = z.object({
  firstName: requiredField(registration.firstName),
  lastName: requiredField(registration.lastName),
  phoneNumber: typedPhone,
});
