import { receiptNumber, type ReceiptPlace } from './receiptNumber.ts';

/** What the number of an invoice begins with, by which it is told from that of a receipt. */
const PREFIX = 'INV-';

/** The number of an invoice, such as `INV-2027-000123`. A year has one series of them. */
export const invoiceNumber = ({ year, count }: Omit<ReceiptPlace, 'series'>): string =>
  PREFIX + receiptNumber({ year, series: 1, count });

export const isInvoiceNumber = (number: string): boolean => number.startsWith(PREFIX);

/** What stands behind the prefix: the year and the count, as receipts have them. */
export const numberInYear = (number: string): string => number.slice(PREFIX.length);
