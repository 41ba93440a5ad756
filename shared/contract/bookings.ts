import * as z from 'zod/mini';
import { arrivalSchema } from '../arrivalFields.ts';
import { paymentStates } from '../balance.ts';
import { bookingChangeSchema, bookingSchema } from '../booking.ts';
import { bookingOrders } from '../bookingOrders.ts';
import { cancellationFields } from '../cancellationFields.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import * as field from '../fields.ts';
import { notTogether, problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { presences } from '../presence.ts';
import { ratingFields, ratingSchema } from '../rating.ts';
import { whyFields } from '../reasonFields.ts';
import { services } from '../services.ts';
import { stayErrors } from '../stay.ts';
import { bookingStatuses, takenBack } from '../transitions.ts';
import { pageInput } from './page.ts';

const stay = () => ({
  coldRoomId: field.id(),
  startDate: field.day(),
  endDate: field.day(),
});

/** The room and the days that the caller saw: where it has others by now, nothing is done. Any, where it is absent. */
const seen = () => z.optional(z.object(stay(), { error: problem('invalidInput') }));

export const availability = /* @__PURE__ */ endpoint('bookings.availability', () => ({
  input: z.object(stay()),
  output: z.object({ message: z.string() }),
  errors: [...stayErrors, 'roomNotFound', 'roomUnavailable', 'daysTaken'],
}));

/** What refuses a booking, and how the caps of its customer are said to whoever makes it. */
const refusalsOfBooking = <const Caps extends readonly ErrorCode[]>(caps: Caps) =>
  [
    ...stayErrors,
    'roomNotFound',
    'roomUnavailable',
    'priceChanged',
    'tooHeavy',
    'totalZero',
    'daysTaken',
    ...caps,
    'invalidKey',
    'keyReused',
  ] as const;

/** Books for the user of the token. The total must equal the one that the server computes. */
export const create = /* @__PURE__ */ endpoint('bookings.create', () => ({
  input: z.object({
    ...stay(),
    totalPrice: field.rwf(100_000_000_000),
    roomType: z.optional(field.roomType()),
    service: z.optional(field.choice(services)),
    productType: field.optionalText(limits.productCharacters),
    weight: z.optional(field.number(0, limits.weightKg)),
    // The rule that the customer has read; without it cancelling is free, because nothing else was shown.
    cancellation: z.optional(cancellationFields()),
  }),
  output: bookingSchema,
  errors: [
    ...refusalsOfBooking(['tooManyPending', 'tooManyDays', 'tooManyBookings']),
    'ownBooking',
    'termsChanged',
  ],
}));

/**
 * Books for somebody else: for whoever has no account, or is on the telephone. Approved at once where the staff say so.
 */
export const bookFor = /* @__PURE__ */ endpoint('bookings.bookFor', () => ({
  input: z.object({
    ...stay(),
    userId: field.id(),
    status: field.choice(['pending', 'approved']),
    totalPrice: field.rwf(100_000_000_000),
    service: z.optional(field.choice(services)),
    productType: field.optionalText(limits.productCharacters),
    weight: z.optional(field.number(0, limits.weightKg)),
    // The rule that the client was told; without it cancelling is free.
    cancellation: z.optional(cancellationFields()),
  }),
  output: bookingSchema,
  errors: [
    ...refusalsOfBooking([
      'clientHasTooManyPending',
      'clientHasTooManyDays',
      'clientHasTooManyBookings',
    ]),
    'termsChanged',
    'personNotFound',
    'daysHeld',
  ],
}));

/** The bookings that the staff list: of one status, or `outdated`, which ended before today. */
const bookingFilters = [...bookingStatuses, 'outdated'] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/**
 * All bookings, what is to come first, or those of a status. Lists can be narrowed to a room, a customer, a state of
 * payment, and stays that touch the days `from` to `to`, and be put in another order. What cannot be combined is what
 * no index holds in order: the newest first are the requests that wait, or the bookings of a customer.
 */
export const listAll = /* @__PURE__ */ endpoint('bookings.listAll', () => ({
  input: z
    .object({
      ...pageInput(),
      status: z.optional(field.choice(bookingFilters)),
      coldRoomId: z.optional(field.id()),
      userId: z.optional(field.id()),
      payment: z.optional(field.choice(paymentStates)),
      from: z.optional(field.day()),
      to: z.optional(field.day()),
      order: z.optional(field.choice(bookingOrders)),
    })
    .check(
      z.refine(
        ({ order, status, userId, coldRoomId, payment, from, to }) =>
          order !== 'newest' ||
          (!(coldRoomId ?? payment ?? from ?? to) &&
            (userId ? status === undefined : status === 'pending')),
        notTogether('order', 'this filter'),
      ),
      z.refine(({ from, to }) => !from || !to || from <= to, {
        path: ['to'],
        error: problem('reversedDays'),
      }),
    ),
  output: z.array(bookingSchema),
  errors: ['invalidCursor'],
}));

export const listMine = /* @__PURE__ */ endpoint('bookings.listMine', () => ({
  input: z.object(pageInput()),
  output: z.array(bookingSchema),
  errors: ['invalidCursor'],
}));

export const pending = /* @__PURE__ */ endpoint('bookings.pending', () => ({
  input: z.object(pageInput()),
  output: z.array(bookingSchema),
  errors: ['invalidCursor'],
}));

/** A booking with its history, oldest change first, and its rating, if it has one. */
export const get = /* @__PURE__ */ endpoint('bookings.get', () => ({
  input: z.object({ id: field.id() }),
  output: z.extend(bookingSchema, {
    history: z.array(bookingChangeSchema),
    rating: z.optional(ratingSchema),
  }),
  errors: ['bookingNotFound'],
}));

/** Where the room of an approved booking is and how to get into it, for its customer and for the staff. */
export const arrival = /* @__PURE__ */ endpoint('bookings.arrival', () => ({
  input: z.object({ id: field.id() }),
  output: z.object({
    booking: bookingSchema,
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    arrival: arrivalSchema,
  }),
  errors: ['bookingNotFound', 'notApproved', 'roomNotFound'],
}));

/** A customer's bookings for calendar programs, by the secret key of the address that they have been given. */
export const calendar = /* @__PURE__ */ endpoint('bookings.calendar', () => ({
  input: z.object({
    key: field.word(200),
    /** The host at which the address was opened. */
    host: z.optional(field.word(300)),
  }),
  output: z.string(),
  errors: ['notFound', 'tooManyAttempts'],
}));

/**
 * Approves, rejects or cancels. A reason can be given with a rejection, which says so where none was, and must be with
 * a cancellation.
 */
export const updateStatus = /* @__PURE__ */ endpoint('bookings.updateStatus', () => ({
  input: z.object({
    id: field.id(),
    status: field.choice(bookingStatuses),
    seen: seen(),
    ...whyFields(),
  }),
  output: bookingSchema,
  errors: [
    'bookingNotFound',
    'transitionRefused',
    'staleBooking',
    'transitionTooLate',
    'stillIn',
    'wrongReason',
    'reasonNeeded',
  ],
}));

/**
 * Cancels. The staff give a reason for what they cancel of others. The reason, and the fee that the caller has read,
 * stand in the query, because a request to delete has no body.
 */
export const cancel = /* @__PURE__ */ endpoint('bookings.cancel', () => ({
  input: z.object({
    id: field.id(),
    fee: z.optional(field.wholeNumber(0, 100_000_000_000)),
    ...whyFields(),
  }),
  output: bookingSchema,
  errors: [
    'bookingNotFound',
    'transitionRefused',
    'transitionTooLate',
    'stillIn',
    'wrongReason',
    'reasonNeeded',
    'feeChanged',
  ],
}));

/**
 * Changes the days, the room or both, at the price of the room as it is now. The total must equal the one that
 * the server computes. Customers change their own pending bookings, the staff every live one.
 */
export const change = /* @__PURE__ */ endpoint('bookings.change', () => ({
  input: z.object({
    id: field.id(),
    ...stay(),
    totalPrice: field.rwf(100_000_000_000),
    seen: seen(),
  }),
  output: bookingSchema,
  errors: [
    ...stayErrors,
    'bookingNotFound',
    'staleBooking',
    'changeRefused',
    'changeByRequest',
    'stayBegun',
    'stayOver',
    'tooManyChanges',
    'roomNotFound',
    'roomUnavailable',
    'priceChanged',
    'tooHeavy',
    'totalZero',
    'daysTaken',
    'ownBooking',
    'daysHeld',
    'tooManyDays',
    'invalidKey',
    'keyReused',
  ],
}));

/**
 * Takes back the status that the caller saw: the booking has the one from before again, if its days are free. An approval
 * can be taken back for some seconds only.
 */
export const reopen = /* @__PURE__ */ endpoint('bookings.reopen', () => ({
  input: z.object({ id: field.id(), from: field.choice(takenBack) }),
  output: bookingSchema,
  errors: [
    'bookingNotFound',
    'reopenRefused',
    'undoTooLate',
    'stillIn',
    'transitionTooLate',
    'roomNotFound',
    'roomUnavailable',
    'daysHeld',
    'customerGone',
  ],
}));

/** Checks the customer in or out, or takes the last of it back. */
export const setPresence = /* @__PURE__ */ endpoint('bookings.setPresence', () => ({
  input: z.object({ id: field.id(), presence: field.choice(presences) }),
  output: bookingSchema,
  errors: ['bookingNotFound', 'presenceRefused', 'notExpectedToday'],
}));

/** What the booking stores: an absent field stays, an empty or null one is removed. */
export const updateGoods = /* @__PURE__ */ endpoint('bookings.updateGoods', () => ({
  input: z.object({
    id: field.id(),
    productType: field.optionalText(limits.productCharacters),
    weight: z.optional(z.nullable(field.number(0, limits.weightKg))),
  }),
  output: bookingSchema,
  errors: ['bookingNotFound', 'bookingEnded', 'tooHeavy'],
}));

/** Rates the room of a completed booking, or changes the rating. */
export const rate = /* @__PURE__ */ endpoint('bookings.rate', () => ({
  input: z.object({ id: field.id(), ...ratingFields() }),
  output: ratingSchema,
  errors: ['bookingNotFound', 'notCompleted', 'roomNotFound'],
}));
