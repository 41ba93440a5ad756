import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { Payment } from '#shared/payment.ts';
import type { Seller } from '#shared/seller.ts';
import { company } from '#web/lib/company.ts';
import { invoiceFacts } from './invoiceFacts.ts';
import { paperTitles, paymentFacts } from './paymentFacts.ts';

/** What a receipt or an invoice is printed on: a sheet, or the narrow roll of a till. */
export type Paper = 'a4' | 'roll';

/** What a receipt or an invoice says, wherever it is shown. */
export interface PaperContent {
  what: 'receipt' | 'invoice';
  seller: string;
  tin: string | undefined;
  /** What the paper is called, with its number. */
  title: string;
  facts: [name: string, value: string][];
  /** By which it is checked; none was given to what is older than the numbers. */
  check: { number: string; code: string } | undefined;
}

const sellerIn = (seller: Seller | undefined) => ({
  seller: seller?.companyName ?? company.name,
  tin: seller?.tin,
});

/**
 * The receipt of an entry.
 * @param entries all entries of the booking
 */
export const receiptContent = (
  payment: Payment,
  entries: readonly Payment[],
  booking: Booking,
): PaperContent => ({
  what: 'receipt',
  ...sellerIn(payment.receipt),
  title: [paperTitles[payment.kind], payment.receipt?.number].filter(Boolean).join(' '),
  facts: paymentFacts(payment, entries, booking),
  check: payment.receipt,
});

/**
 * An invoice.
 * @param last the number of the invoice of its booking that counts
 */
export const invoiceContent = (
  invoice: Invoice,
  booking: Booking,
  last: string | undefined,
): PaperContent => ({
  what: 'invoice',
  ...sellerIn(invoice),
  title: `${paperTitles.invoice} ${invoice.number}`,
  facts: invoiceFacts(invoice, booking, last),
  check: invoice,
});

/** What stands instead of the check on a paper that has none. */
export const NO_NUMBER = 'It has no number, because it was recorded before receipts were numbered.';

/** What a file says where it holds a name with letters of another script. */
export const lostLetters = (what: PaperContent['what']): string =>
  `A question mark stands for a letter that this file cannot hold. The page of this ${what}, and its print, show it.`;

/** What stands before the code of a paper. */
export const howToCheck = (what: PaperContent['what']): string =>
  `Scan it to see whether this ${what} is genuine. Its code is`;
