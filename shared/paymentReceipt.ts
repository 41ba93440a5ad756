import * as z from 'zod/mini';
import { NUMBER_ALPHABET } from './bookingNumber.ts';
import { todayInKigali } from './days.ts';
import { sellerSchema } from './seller.ts';

/**
 * The receipt of an entry: its number in its year, the code by which anybody can check it, and the seller as the
 * settings were when the entry was recorded.
 */
export const paymentReceiptSchema = z.object({
  ...sellerSchema.shape,
  number: z.string(),
  code: z.string(),
});
export type PaymentReceipt = z.infer<typeof paymentReceiptSchema>;

/** The digits that the number within a year has at least. */
const DIGITS = 6;

/** The year of a moment in Kigali, such as `2027`. */
export const yearOf = (moment: string): string => todayInKigali(Date.parse(moment)).slice(0, 4);

/** The number of the receipt that is the `count`th of its year, such as `2027-000123`. */
export const receiptNumber = (year: string, count: number): string =>
  `${year}-${String(count).padStart(DIGITS, '0')}`;

/** The year of a receipt number, and which receipt of the year it is. */
export function readReceiptNumber(number: string): { year: string; count: number } {
  const [year = '', count] = number.split('-');
  return { year, count: Number(count) };
}

/** Signs of a code: 22 to the power of 12 is more than 10 to the power of 16, so that nobody guesses one. */
const CODE_SIGNS = 12;

/** @param randomBelow a random whole number from 0 to its argument, which is left out */
export const drawReceiptCode = (randomBelow: (end: number) => number): string =>
  Array.from({ length: CODE_SIGNS }, () =>
    NUMBER_ALPHABET.charAt(randomBelow(NUMBER_ALPHABET.length)),
  ).join('');

/** A code as it was typed from paper, in capitals and without spaces and dashes. */
export const readReceiptCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * The VAT that is contained in an amount, in Rwf with two decimals; below zero where the amount is.
 * @param percent the rate, such as 18
 */
export const vatWithin = (amount: number, percent: number): number =>
  (Math.sign(amount) * Math.round((Math.abs(amount) * 100 * percent) / (100 + percent))) / 100;
