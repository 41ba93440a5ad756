import * as z from 'zod/mini';
import { sellerSchema } from './seller.ts';

/**
 * What the house asks for a booking, as it was when the invoice was issued: its number in its year, the code by which
 * anybody can check it, the seller, the room and days, and what was due and paid by then. It is never changed.
 */
export const invoiceSchema = z.object({
  ...sellerSchema.shape,
  number: z.string(),
  code: z.string(),
  bookingId: z.string(),
  /** Which invoice of its booking it is, from 1 on. The last one counts. */
  nth: z.number(),
  coldRoomName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** What is due for the booking, in whole Rwf. */
  due: z.number(),
  /** What was paid when it was issued, in whole Rwf. */
  paid: z.number(),
  at: z.string(),
  /** The names of whom of the staff issued it. */
  issuedBy: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
