import * as z from 'zod/mini';
import { bookingStatuses } from './transitions.ts';

/** The number of bookings of each status, by their status now. */
export const countsSchema = z.object(
  Object.fromEntries(bookingStatuses.map((status) => [status, z.number()])) as Record<
    (typeof bookingStatuses)[number],
    z.ZodMiniNumber
  >,
);
export type Counts = z.infer<typeof countsSchema>;

/** The days of approved and completed bookings, and their rent in Rwf. */
export const salesSchema = z.object({ days: z.number(), revenue: z.number() });
export type Sales = z.infer<typeof salesSchema>;

/**
 * Figures of all rooms and customers together. A booking counts in the month in which it was made, a
 * customer in the month of their registration, days and revenue in the months of the days.
 */
export const overallFiguresSchema = z.extend(salesSchema, {
  bookings: countsSchema,
  customers: z.number(),
});
export type OverallFigures = z.infer<typeof overallFiguresSchema>;
