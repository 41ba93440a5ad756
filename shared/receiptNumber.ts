import { NUMBER_ALPHABET } from './bookingNumber.ts';
import { todayInKigali } from './days.ts';

/** The digits that the number within a series has at least, and those of the series. */
const DIGITS = 6;
const SERIES_DIGITS = 2;

/** Where a receipt stands: each series of a year has the receipts from 1 to its count. */
export interface ReceiptPlace {
  year: string;
  /** From 1 on. */
  series: number;
  /** Which receipt of its series it is, from 1 on. */
  count: number;
}

/** The year of a moment in Kigali, such as `2027`. */
export const yearOf = (moment: string): string => todayInKigali(Date.parse(moment)).slice(0, 4);

/**
 * How the numbers of a series begin, such as `2027-S07`. Those of the first begin with the year alone, whether or not
 * there are others, so that a house which adds series goes on where it was.
 */
export const seriesName = ({ year, series }: Omit<ReceiptPlace, 'count'>): string =>
  series === 1 ? year : `${year}-S${String(series).padStart(SERIES_DIGITS, '0')}`;

/** The number of a receipt, such as `2027-000123`, or `2027-S07-000123` of the seventh series. */
export const receiptNumber = ({ count, ...series }: ReceiptPlace): string =>
  `${seriesName(series)}-${String(count).padStart(DIGITS, '0')}`;

/** Where the receipt of a number stands. */
export function readReceiptNumber(number: string): ReceiptPlace {
  const [year = '', ...rest] = number.split('-');
  const series = rest.length > 1 ? Number(String(rest[0]).slice(1)) : 1;
  return { year, series, count: Number(rest.at(-1)) };
}

/** A number as it was typed or copied from paper, in capitals, without spaces and with any dash or minus as a hyphen. */
export const readTypedNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-');

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
