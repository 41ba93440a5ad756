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
const months = z.object({ from: z.optional(field.month()), to: z.optional(field.month()) }).check(
  z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: problem('oneMonth'),
  }),
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: problem('reversedMonths'),
  }),
  z.refine(({ from = '', to = '' }) => !(countMonths(from, to) > limits.dashboardMonths), {
    path: ['to'],
    error: problem('tooManyMonths'),
  }),
);

/** All rooms and customers together, for admins: in total, by month, by room, and what comes next. */
export const admin = /* @__PURE__ */ endpoint('dashboard.admin', () => ({
  input: months,
  output: z.object({
    total: overallFiguresSchema,
    months: z.array(z.extend(overallFiguresSchema, month)),
    /** Only months and rooms in which something was sold. */
    rooms: z.array(
      z.extend(salesSchema, { ...month, coldRoomId: z.string(), coldRoomName: z.string() }),
    ),
    /** All approved bookings that begin today, and the next ones, soonest first. */
    arrivals: z.array(
      z.pick(bookingSchema, {
        id: true,
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
    /** Pending bookings, longest waiting first. */
    waiting: z.array(bookingSchema),
  }),
}));

/** The caller's own bookings by status, and what was rented month by month. */
export const mine = /* @__PURE__ */ endpoint('dashboard.mine', () => ({
  input: months,
  output: z.object({
    bookings: countsSchema,
    months: z.array(z.extend(salesSchema, month)),
  }),
}));
