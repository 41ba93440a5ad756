import type { Invoice } from '#shared/invoice.ts';
import { numberInYear } from '#shared/invoiceNumber.ts';
import {
  countReceiptIn,
  receiptSeriesViolations,
  type ReceiptCount,
  type ReceiptSeries,
} from './receiptRules.ts';
import type { Violation } from './violation.ts';

/** An invoice number as it is stored. */
export interface NumberedInvoice {
  number: string;
  bookingId: string;
  nth: number;
}

type CheckedInvoice = Pick<Invoice, 'number' | 'bookingId' | 'nth'>;

const isOf = (stored: NumberedInvoice, { number, bookingId, nth }: CheckedInvoice): boolean =>
  stored.number === number && stored.bookingId === bookingId && stored.nth === nth;

/** Rule: the number of an invoice names that invoice. */
export function invoiceViolations(
  invoice: CheckedInvoice,
  stored: NumberedInvoice | undefined,
): Violation[] {
  if (stored && isOf(stored, invoice)) return [];
  const { number, bookingId, nth } = invoice;
  const finding = `has the number ${number}, which ${stored ? 'names another' : 'does not exist'}`;
  return [{ about: `invoice ${nth} of the booking ${bookingId}`, finding }];
}

/** Rule: an invoice number names an invoice that has it. */
export function numberedInvoiceViolations(
  stored: NumberedInvoice,
  invoice: CheckedInvoice | undefined,
): Violation[] {
  if (invoice && isOf(stored, invoice)) return [];
  const { number, bookingId, nth } = stored;
  const why = invoice ? 'does not have it' : 'does not exist';
  const finding = `names the invoice ${nth} of the booking ${bookingId}, which ${why}`;
  return [{ about: `invoice ${number}`, finding }];
}

/** Counts an invoice in its year. */
export const countInvoiceIn = (all: ReceiptSeries, { number }: NumberedInvoice): void =>
  countReceiptIn(all, { number: numberInYear(number) });

/** Rule: the invoices of a year are numbered from 1 to their count, so that none is left out. */
export const invoiceYearViolations = (all: ReceiptSeries, counts: ReceiptCount[]): Violation[] =>
  receiptSeriesViolations(all, counts, 'invoices');
