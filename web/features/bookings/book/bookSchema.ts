import { create } from '#shared/contract/bookings.ts';
import { todayInKigali } from '#shared/days.ts';
import { stayError } from './stay.ts';
import * as z from 'zod/mini';

const { coldRoomId, startDate, endDate, productType, service, weight } = create.input.shape;

const filledIn = z.string().check(z.minLength(1, { error: 'Required.', abort: true }));
const empty = z.literal('');
const NO_DAYS: ReadonlySet<string> = new Set();

/** The contract's booking as the form holds it: what is optional may be empty. */
export const bookSchema = z
  .object({
    coldRoomId: z.pipe(filledIn, coldRoomId),
    startDate: z.pipe(filledIn, startDate),
    endDate: z.pipe(filledIn, endDate),
    roomType: z.string(),
    productType,
    service: z.union([empty, service]),
    weight: z.union([empty, weight], { error: 'Must be a number from 0 to 100,000,000.' }),
  })
  .check((context) => {
    const error = stayError(context.value, todayInKigali(), NO_DAYS);
    if (!error) return;
    context.issues.push({
      code: 'custom',
      input: context.value[error.field],
      path: [error.field],
      message: error.message,
    });
  });
