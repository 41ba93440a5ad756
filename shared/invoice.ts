import * as z from 'zod/mini';
import { receiptNumber, type ReceiptPlace } from './paymentReceipt.ts';
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

/** What the number of an invoice begins with, by which it is told from that of a receipt. */
const PREFIX = 'INV-';

/** The number of an invoice, such as `INV-2027-000123`. A year has one series of them. */
export const invoiceNumber = ({ year, count }: Omit<ReceiptPlace, 'series'>): string =>
  PREFIX + receiptNumber({ year, series: 1, count });

export const isInvoiceNumber = (number: string): boolean => number.startsWith(PREFIX);

/** What stands behind the prefix: the year and the count, as receipts have them. */
export const numberInYear = (number: string): string => number.slice(PREFIX.length);
