/** What SMTP does not allow in an address (RFC 5321), but a form takes. */
const notAllowed = [
  // A character beyond ASCII.
  /[^!-~]/,
  // A dot at an end of the local part, or after another dot.
  /^\.|\.\.|\.@/,
  // A local part of more than 64 characters.
  /^[^@]{65}/,
  // A label of the domain that begins or ends with a hyphen.
  /@(.*\.)?-|-(\.[^@]*)?$/,
  // A label of the domain of more than 63 characters.
  /[^.@]{64}[^@]*$/,
];

/** Whether an address is one of those that SMTP allows without an extension; SES supports none. */
export const isSmtpAddress = (address: string): boolean =>
  !notAllowed.some((pattern) => pattern.test(address));
