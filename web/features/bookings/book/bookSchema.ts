import { create } from '#shared/contract/bookings.ts';
import * as z from 'zod/mini';

const fields = create.input.shape;

/** Text as a form holds it, checked as the contract checks it once it is filled in. */
const typed = (schema: z.ZodMiniType, whenEmpty?: string) =>
  z.string().check(({ value, issues }) => {
    const message = value === '' ? whenEmpty : schema.safeParse(value).error?.issues.at(0)?.message;
    if (message) issues.push({ code: 'custom', input: value, message });
  });

const required = (schema: z.ZodMiniType) => typed(schema, 'Required.');

/** The contract's booking as the form holds it: what is optional may be empty. */
export const bookSchema = z.object({
  coldRoomId: required(fields.coldRoomId),
  startDate: required(fields.startDate),
  endDate: required(fields.endDate),
  roomType: z.string(),
  service: typed(fields.service),
  productType: typed(fields.productType),
  weight: typed(fields.weight),
});
