import type { Payment } from '#shared/payment.ts';
import { readReceiptNumber } from '#shared/paymentReceipt.ts';
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

/** The years of receipts: how many each has, and the highest number among them. */
export type ReceiptYears = Map<string, { receipts: number; highest: number }>;

/** Counts a receipt in its year. */
export function countReceiptIn(years: ReceiptYears, { number }: NumberedReceipt): void {
  const { year, count } = readReceiptNumber(number);
  const { receipts, highest } = years.get(year) ?? { receipts: 0, highest: 0 };
  years.set(year, { receipts: receipts + 1, highest: Math.max(highest, count) });
}

/** Rule: the receipts of a year are numbered from 1 to their count, so that none is left out. */
export const receiptYearViolations = (
  years: ReceiptYears,
  counts: { year: string; count: number }[],
): Violation[] =>
  [...new Set([...years.keys(), ...counts.map(({ year }) => year)])].flatMap((year) => {
    const { receipts, highest } = years.get(year) ?? { receipts: 0, highest: 0 };
    const counted = counts.find((one) => one.year === year)?.count ?? 0;
    if (receipts === counted && highest === counted) return [];
    const finding = `counts ${counted}, has ${receipts}, and the highest number is ${highest}`;
    return [{ about: `receipts of ${year}`, finding }];
  });
