import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as E.164 (`+250788123456`), or undefined where no such number can exist.
 * A number without a country code is read as Rwandan.
 */
export function parsePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RW');
  return phone?.isValid() ? phone.number : undefined;
}
