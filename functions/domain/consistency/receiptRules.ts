import type { Payment } from '#shared/payment.ts';
import { readReceiptNumber, seriesName, type ReceiptPlace } from '#shared/receiptNumber.ts';
import type { Violation } from './violation.ts';

/** A receipt number as it is stored. */
export interface NumberedReceipt {
  number: string;
  bookingId: string;
  paymentId: string;
}

type CheckedEntry = Pick<Payment, 'id' | 'bookingId' | 'receipt'>;

/** Rule: the number of an entry's receipt names that entry. An entry from before there were receipts has none. */
export function receiptViolations(
  { id, bookingId, receipt }: CheckedEntry,
  stored: NumberedReceipt | undefined,
): Violation[] {
  if (!receipt || (stored?.bookingId === bookingId && stored.paymentId === id)) return [];
  const names = stored ? `names the payment ${stored.paymentId}` : 'does not exist';
  const finding = `has the receipt ${receipt.number}, which ${names}`;
  return [{ about: `payment ${id} of the booking ${bookingId}`, finding }];
}

/** Rule: a receipt number names an entry that has it. */
export function numberedViolations(
  { number, bookingId, paymentId }: NumberedReceipt,
  payment: CheckedEntry | undefined,
): Violation[] {
  if (payment?.receipt?.number === number) return [];
  const why = payment ? 'does not have it' : 'does not exist';
  const finding = `names the payment ${paymentId} of the booking ${bookingId}, which ${why}`;
  return [{ about: `receipt ${number}`, finding }];
}

/** The series of receipts by their names: how many each has, and the highest number among them. */
export type ReceiptSeries = Map<string, { receipts: number; highest: number }>;

/** How many receipts a series has, as it is stored. One from before there were several names none: it is the first. */
export type ReceiptCount = Omit<ReceiptPlace, 'series'> & Partial<Pick<ReceiptPlace, 'series'>>;

/** Counts a receipt in its series. */
export function countReceiptIn(
  all: ReceiptSeries,
  { number }: Pick<NumberedReceipt, 'number'>,
): void {
  const { count, ...series } = readReceiptNumber(number);
  const name = seriesName(series);
  const { receipts, highest } = all.get(name) ?? { receipts: 0, highest: 0 };
  all.set(name, { receipts: receipts + 1, highest: Math.max(highest, count) });
}

/**
 * Rule: the receipts of a series are numbered from 1 to their count, so that none is left out.
 * @param what what is numbered
 */
export function receiptSeriesViolations(
  all: ReceiptSeries,
  counts: ReceiptCount[],
  what: 'receipts' | 'invoices' = 'receipts',
): Violation[] {
  const counted = new Map(
    counts.map(({ year, series = 1, count }) => [seriesName({ year, series }), count]),
  );
  return [...new Set([...all.keys(), ...counted.keys()])].flatMap((name) => {
    const { receipts, highest } = all.get(name) ?? { receipts: 0, highest: 0 };
    const count = counted.get(name) ?? 0;
    if (receipts === count && highest === count) return [];
    const finding = `counts ${count}, has ${receipts}, and the highest number is ${highest}`;
    return [{ about: `${what} of ${name}`, finding }];
  });
}
