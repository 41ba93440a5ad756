import * as z from 'zod/mini';
import { update } from '#shared/contract/account.ts';
import { requiredField } from '#web/lib/forms/typedField.ts';

const fields = update.input.shape;

/** The contract's changes as the form holds them: all of them are there, and none is empty. */
export const profileSchema = z.object({
  firstName: requiredField(fields.firstName),
  lastName: requiredField(fields.lastName),
  phoneNumber: requiredField(fields.phoneNumber),
});
