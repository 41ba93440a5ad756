import { randomInt } from 'node:crypto';
import { drawInvoice, standingInvoice } from '#functions/domain/decideInvoice.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { readInvoiceBasis, writeInvoice } from '#functions/store/payments/invoices.ts';
import { findLedger } from '#functions/store/payments/payments.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { yearOf } from '#shared/receiptNumber.ts';

/**
 * Issues an invoice of what is due for a booking. Where the last one still says what is so, that one is answered and
 * nothing is written, however often and by how many it is asked for.
 * @throws Refusal bookingNotFound, nothingDue, busy
 */
export const issueInvoice = (
  bookingId: string,
  { userId, names }: JournalAuthor,
): Promise<Invoice> =>
  untilUncontended(async () => {
    const { booking: found, invoices } = await findLedger(bookingId);
    const booking = requireOwn(found, 'anybody');
    const standing = standingInvoice({ booking, invoices });
    if (standing) return standing;
    const at = new Date().toISOString();
    const basis = await readInvoiceBasis(yearOf(at));
    const invoice = drawInvoice({ booking, invoices }, basis, { names, at }, randomInt);
    return writeInvoice(booking, invoice, userId);
  });
