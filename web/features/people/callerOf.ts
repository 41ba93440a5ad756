/** A new client, as an admin types them. */
export interface CallerFields {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

/** What is known of a new client from what was looked for: a telephone number, or names. */
export function callerOf(sought: string): CallerFields {
  const text = sought.trim();
  if (/^[+\d][\d\s().-]*$/.test(text)) return { firstName: '', lastName: '', phoneNumber: text };
  const [firstName = '', ...others] = text.split(/\s+/);
  return { firstName, lastName: others.join(' '), phoneNumber: '' };
}
