import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in E.164 (`+250788123456`); undefined where no such number can exist. A number without
 * a country code is Rwandan.
 */
export function parsePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, 'RW');
  return phone?.isValid() ? phone.number : undefined;
}
