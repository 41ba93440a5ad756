import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in E.164 (`+250788123456`); undefined where no such number can exist. A number without
 * a country code is Rwandan.
 */
export function parsePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RW');
  return phone?.isValid() ? phone.number : undefined;
}

/** Digits from which on the beginning of a number is looked for: fewer begin too many numbers. */
const BEGINNING_DIGITS = 5;

/**
 * How a beginning is written, and how E.164 writes it: abroad by `+` or `00`, in Rwanda with or without `250` and `0`.
 */
const beginnings: readonly [written: RegExp, begins: string][] = [
  [/^(\+|00)2500?/, '+250'],
  [/^(\+|00)/, '+'],
  [/^2500?/, '+250'],
  [/^0/, '+250'],
  [/^7/, '+2507'],
];

/**
 * What a telephone number begins with in E.164 that is found by a text: the whole number in any spelling, or
 * its first digits, without a country code Rwandan ones. Undefined where the text is no telephone number.
 */
export function phoneBeginning(text: string): string | undefined {
  const whole = parsePhone(text);
  if (whole) return whole;
  const digits = text.replace(/[\s().\-/]/g, '');
  if (!/^\+?\d+$/.test(digits) || digits.length < BEGINNING_DIGITS) return undefined;
  const way = beginnings.find(([written]) => written.test(digits));
  return way && digits.replace(...way);
}
