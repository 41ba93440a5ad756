import * as z from 'zod/mini';
import { bookingStatuses } from './transitions.ts';

/** Bookings by their status now. */
export const countsSchema = z.object(
  Object.fromEntries(bookingStatuses.map((status) => [status, z.number()])) as Record<
    (typeof bookingStatuses)[number],
    z.ZodMiniNumber
  >,
);
export type Counts = z.infer<typeof countsSchema>;

/** What was sold: days of approved and completed bookings, and their rent in Rwf. */
export const salesSchema = z.object({ days: z.number(), revenue: z.number() });
export type Sales = z.infer<typeof salesSchema>;

/**
 * Figures of the house. Bookings and customers count in the month in which they were made and have
 * registered, days and rent in the months of the days.
 */
export const houseFiguresSchema = z.extend(salesSchema, {
  bookings: countsSchema,
  customers: z.number(),
});
export type HouseFigures = z.infer<typeof houseFiguresSchema>;
