import * as z from 'zod/mini';
import { availability } from '#shared/contract/bookings.ts';
import { requiredField } from '#web/lib/forms/typedField.ts';

const fields = availability.input.shape;

/** The contract's question as the form holds it: nothing may be left empty. */
export const availabilitySchema = z.object({
  coldRoomId: requiredField(fields.coldRoomId),
  startDate: requiredField(fields.startDate),
  endDate: requiredField(fields.endDate),
});
