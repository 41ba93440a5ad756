import * as z from 'zod/mini';
import { countsSchema, overallFiguresSchema, salesSchema } from '#shared/figures.ts';
import { problem } from '#shared/inputErrors.ts';
import { bookingSchema } from '../booking.ts';
import { countMonths } from '../days.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

const month = { month: z.string() };

/** The months to answer; by default the last twelve, the current one included. */
const months = () => ({ from: z.optional(field.month()), to: z.optional(field.month()) });

interface Months {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both months or none, in order, and not too many. */
const inOrder = () =>
  [
    z.refine<Months>(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['to'],
      error: problem('oneMonth'),
    }),
    z.refine<Months>(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      error: problem('reversedMonths'),
    }),
    z.refine<Months>(
      ({ from = '', to = '' }) => !(countMonths(from, to) > limits.dashboardMonths),
      {
        path: ['to'],
        error: problem('tooManyMonths'),
      },
    ),
  ] as const;

/**
 * All rooms and customers together, for admins: in total, by month, and what comes next. As large at any number of
 * rooms.
 */
export const admin = /* @__PURE__ */ endpoint('dashboard.admin', () => ({
  input: z
    .object({
      ...months(),
      /** The month whose occupancy is answered; by default the current one. */
      occupancyOf: z.optional(field.month()),
      /** Of how many rooms it is answered at most. */
      rooms: z.optional(field.wholeNumber(1, limits.occupancyRooms)),
    })
    .check(...inOrder()),
  output: z.object({
    total: overallFiguresSchema,
    /** How many rooms there are of each status. */
    rooms: z.object({ available: z.number(), unavailable: z.number() }),
    months: z.array(z.extend(overallFiguresSchema, month)),
    /** Approved bookings that begin after today, soonest first, as many as a page of a list has; `timeline.day` has today's. */
    arrivals: z.array(
      z.pick(bookingSchema, {
        id: true,
        number: true,
        coldRoomId: true,
        coldRoomName: true,
        userId: true,
        userName: true,
        startDate: true,
        endDate: true,
      }),
    ),
    /** Whether more arrivals follow than are answered. */
    moreArrivals: z.boolean(),
    /** What was sold of the rooms in a month: of how many, and of those with the most sold days. */
    occupancy: z.object({
      month: z.string(),
      sold: z.number(),
      rooms: z.array(z.extend(salesSchema, { id: z.string(), name: z.string() })),
    }),
    /** Pending bookings, longest waiting first. */
    waiting: z.array(bookingSchema),
  }),
}));

/** The caller's own bookings by status, and what was rented month by month. */
export const mine = /* @__PURE__ */ endpoint('dashboard.mine', () => ({
  input: z.object(months()).check(...inOrder()),
  output: z.object({
    bookings: countsSchema,
    months: z.array(z.extend(salesSchema, month)),
  }),
}));
