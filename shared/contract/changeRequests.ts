import * as z from 'zod/mini';
import { bookingSchema } from '../booking.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { stayErrors } from '../stay.ts';

const totalPrice = () => field.rwf(100_000_000_000);

/** Which request of a booking is meant: the moment at which it was made, as the booking says it. */
const askedAt = () => field.word(30);

/** What refuses other days of a booking, whoever gives them. */
const refusalsOfDays = [
  ...stayErrors,
  'bookingNotFound',
  'changeRefused',
  'stayBegun',
  'stayOver',
  'roomNotFound',
  'roomUnavailable',
  'priceChanged',
  'tooHeavy',
  'totalZero',
] as const;

/** A customer asks for other days of their approved booking, at the total that they saw. One request waits at a time. */
export const create = /* @__PURE__ */ endpoint('changeRequests.create', () => ({
  input: z.object({
    id: field.id(),
    startDate: field.day(),
    endDate: field.day(),
    totalPrice: totalPrice(),
    words: z.optional(field.longText(limits.reasonCharacters)),
  }),
  output: bookingSchema,
  errors: [...refusalsOfDays, 'changeYourself', 'askedAlready', 'tooManyChanges'],
}));

/** A customer takes their request back. */
export const withdraw = /* @__PURE__ */ endpoint('changeRequests.withdraw', () => ({
  input: z.object({ id: field.id(), askedAt: askedAt() }),
  output: bookingSchema,
  errors: ['bookingNotFound', 'askedAnswered'],
}));

/**
 * The staff give the booking the days that were asked for, at the total that they saw. A request that is accepted already
 * is answered as it is.
 */
export const accept = /* @__PURE__ */ endpoint('changeRequests.accept', () => ({
  input: z.object({ id: field.id(), askedAt: askedAt(), totalPrice: totalPrice() }),
  output: bookingSchema,
  errors: [...refusalsOfDays, 'askedAnswered', 'daysHeld'],
}));

/** The staff decline the request, in words that its customer reads. */
export const decline = /* @__PURE__ */ endpoint('changeRequests.decline', () => ({
  input: z.object({
    id: field.id(),
    askedAt: askedAt(),
    reasonText: field.longText(limits.reasonCharacters).check(z.minLength(1, problem('required'))),
  }),
  output: bookingSchema,
  errors: ['bookingNotFound', 'askedAnswered'],
}));
