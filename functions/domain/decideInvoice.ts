import { Refusal } from '#functions/errors.ts';
import { balanceOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { House } from '#shared/house.ts';
import type { Invoice } from '#shared/invoice.ts';
import { invoiceNumber } from '#shared/invoiceNumber.ts';
import { drawReceiptCode, yearOf } from '#shared/receiptNumber.ts';
import { sellerOf } from '#shared/seller.ts';

/** What an invoice says of its booking. Where one of these is another, another invoice is issued. */
const repeated = ['coldRoomName', 'startDate', 'endDate', 'due'] as const;

/** What an invoice follows from: its booking with the invoices that it has, oldest first. */
interface Invoiced {
  booking: Booking;
  invoices: Invoice[];
}

/**
 * The invoice of a booking that still says what is so; undefined where one is to be issued.
 * @throws Refusal nothingDue
 */
export function standingInvoice({ booking, invoices }: Invoiced): Invoice | undefined {
  const asked = whatIsDue(booking);
  if (asked.due === 0) throw new Refusal('nothingDue');
  const last = invoices.at(-1);
  return last && repeated.every((name) => last[name] === asked[name]) ? last : undefined;
}

const whatIsDue = (booking: Booking) => {
  const { coldRoomName, startDate, endDate } = booking;
  const { due, paid } = balanceOf(booking);
  return { coldRoomName, startDate, endDate, due, paid };
};

/** What the number follows from: how many invoices the year has, and the settings of the house. */
export interface InvoiceBasis {
  count: number;
  house: House;
}

/**
 * The next invoice of a booking, which counts in place of those before it.
 * @param randomBelow a random whole number from 0 to its argument, which is left out
 */
export function drawInvoice(
  { booking, invoices }: Invoiced,
  { count, house }: InvoiceBasis,
  { names, at }: { names: string; at: string },
  randomBelow: (end: number) => number,
): Invoice {
  return {
    number: invoiceNumber({ year: yearOf(at), count: count + 1 }),
    code: drawReceiptCode(randomBelow),
    ...sellerOf(house),
    bookingId: booking.id,
    nth: invoices.length + 1,
    ...whatIsDue(booking),
    at,
    issuedBy: names,
  };
}
