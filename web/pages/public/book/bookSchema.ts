import * as z from 'zod/mini';
import { create } from '#shared/contract/bookings.ts';
import { requiredField, typedField } from '#web/lib/forms/typedField.ts';

const fields = create.input.shape;

/** The contract's booking as the form holds it: what is optional may be empty. */
export const bookSchema = z.object({
  coldRoomId: requiredField(fields.coldRoomId),
  startDate: requiredField(fields.startDate),
  endDate: requiredField(fields.endDate),
  roomType: z.string(),
  service: typedField(fields.service),
  productType: typedField(fields.productType),
  weight: typedField(fields.weight),
});
