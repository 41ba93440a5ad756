import { withoutDirections } from '#shared/directionSigns.ts';

/** A new client, as the staff type them. */
export interface CallerFields {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

/** What is known of a new client from what was looked for: a telephone number, or names. */
export function callerOf(sought: string): CallerFields {
  const phoneNumber = withoutDirections(sought).trim();
  if (/^[+\d][\d\s().-]*$/.test(phoneNumber)) return { firstName: '', lastName: '', phoneNumber };
  const [firstName = '', ...others] = sought.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), phoneNumber: '' };
}
