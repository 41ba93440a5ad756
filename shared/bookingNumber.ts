/**
 * What a booking number is made of. Of 0, O, D and Q, of 1, I, L and J, of 2 and Z, 5 and S, 8 and B, U and V, and
 * M and N at most one is in it, because they look or sound alike. There are no vowels, so that no number spells a
 * word.
 */
export const NUMBER_ALPHABET = '23456789CDFGHJKMPRTWXY';

/**
 * Signs of a booking number behind its beginning. Short ones are five million numbers; where one is taken, the house may have
 * given away many of them, so the next one is drawn from the long ones, which are a hundred million.
 */
const SIGNS = { short: 5, long: 6 };
export type NumberLength = keyof typeof SIGNS;

const NUMBER_BEGINNING = 'CR-';

/**
 * A booking number that can be said on the telephone, such as `CR-4F7K2`.
 * @param randomBelow a random whole number from 0 to its argument, which is left out
 */
export const drawNumber = (
  randomBelow: (end: number) => number,
  length: NumberLength = 'short',
): string =>
  NUMBER_BEGINNING +
  Array.from({ length: SIGNS[length] }, () =>
    NUMBER_ALPHABET.charAt(randomBelow(NUMBER_ALPHABET.length)),
  ).join('');

/** Signs that are taken for one of a number: what somebody reads or hears, and the sign that it can only be. */
const LOOK_ALIKES: Record<string, string> = {
  '0': 'D',
  O: 'D',
  Q: 'D',
  '1': 'J',
  I: 'J',
  L: 'J',
  Z: '2',
  S: '5',
  B: '8',
  N: 'M',
};

/**
 * The booking number that a text names, in capitals or not, with or without its beginning and dash, also where a
 * sign was taken for one that looks like it. Undefined where the text cannot be a booking number.
 */
export function readNumber(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const signs = isLength(typed.length) ? typed : typed.replace(/^CR/, '');
  const read = signs.replace(/./g, (sign) => LOOK_ALIKES[sign] ?? sign);
  const isNumber =
    isLength(read.length) && Array.from(read).every((sign) => NUMBER_ALPHABET.includes(sign));
  return isNumber ? NUMBER_BEGINNING + read : undefined;
}

const isLength = (signs: number): boolean => Object.values(SIGNS).includes(signs);
