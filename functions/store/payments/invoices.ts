import { invoiceEntry } from '#functions/domain/bookingEntries.ts';
import type { NumberedInvoice } from '#functions/domain/consistency/invoiceRules.ts';
import type { InvoiceBasis } from '#functions/domain/decideInvoice.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import { numberInYear } from '#shared/invoiceNumber.ts';
import { readReceiptNumber } from '#shared/receiptNumber.ts';
import { countNumber } from './countNumber.ts';

/** An invoice as it is stored. */
interface StoredInvoice extends Invoice {
  /** The user id of whom of the staff issued it. */
  actorId: string;
}

/** Reads how many invoices a year has by now, and the settings of the house. */
export async function readInvoiceBasis(year: string): Promise<InvoiceBasis> {
  const [counted, house] = await readItems([keys.invoiceCount(year), keys.house()]);
  return { count: Number(counted?.count ?? 0), house: house ?? {} };
}

/**
 * Writes an invoice with its number and its line of the journal in one transaction.
 * @returns the invoice; undefined where the booking has changed, or another invoice took the number or its place
 * among those of the booking meanwhile
 */
export async function writeInvoice(
  booking: Booking,
  invoice: Invoice,
  actorId: string,
): Promise<Invoice | undefined> {
  const outcome = await transact([
    stillSo(booking),
    putInvoice({ ...invoice, actorId }),
    countInvoice(invoice.number),
    putNumber(invoice),
    journalEntry(invoiceEntry(booking, invoice, actorId)),
  ]);
  return outcome.done ? invoice : undefined;
}

/** Fails where what is due for the booking, its room or its days are no longer what they were read as. */
const stillSo = (booking: Booking): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    ConditionCheck: {
      TableName: settings.tableName(),
      Key: keys.booking(booking.id),
      ConditionExpression:
        '#status = :status AND totalPrice = :total AND coldRoomId = :room AND startDate = :start AND endDate = :end',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':status': booking.status,
        ':total': booking.totalPrice,
        ':room': booking.coldRoomId,
        ':start': booking.startDate,
        ':end': booking.endDate,
      },
    },
  },
});

const putInvoice = (stored: StoredInvoice): NamedWrite<'invoice'> => ({
  name: 'invoice',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.invoice(stored.bookingId, stored.nth), entity: 'invoice', ...stored },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

function countInvoice(number: string): NamedWrite<'invoiceCount'> {
  const { year, series, count } = readReceiptNumber(numberInYear(number));
  return countNumber('invoiceCount', keys.invoiceCount(year), { year, series, count });
}

function putNumber({ number, bookingId, nth }: Invoice): NamedWrite<'invoiceNumber'> {
  const stored: NumberedInvoice = { number, bookingId, nth };
  return {
    name: 'invoiceNumber',
    write: {
      Put: {
        TableName: settings.tableName(),
        Item: { ...keys.invoiceNumber(number), entity: 'invoiceNumber', ...stored },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/**
 * Reads the invoice that has a number, and the one of its booking that counts in its place; both undefined where there
 * is none.
 */
export async function findInvoice(
  number: string,
): Promise<[invoice: Invoice | undefined, next: Invoice | undefined]> {
  const [stored] = await readItems([keys.invoiceNumber(number)]);
  if (!stored) return [undefined, undefined];
  const { bookingId, nth } = stored as unknown as NumberedInvoice;
  const [invoice, next] = await readItems([
    keys.invoice(bookingId, nth),
    keys.invoice(bookingId, nth + 1),
  ]);
  return [invoice, next] as unknown as [Invoice | undefined, Invoice | undefined];
}
