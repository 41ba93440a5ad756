import type { CheckedBooking, Violation } from './violation.ts';

/** Seconds after which tokens expire, and so revocations. */
const DAY_SECONDS = 24 * 60 * 60;

export interface AccountFacts {
  account: { userId: string; email: string; tokensFrom?: number | undefined };
  /** Whether the account's count of pending bookings exists. */
  hasCustomer: boolean;
  /** The moment (seconds since 1970) before which the account's tokens are revoked. */
  revokedFrom: number | undefined;
}

/** Rules: an account has its count of pending bookings; a new password has revoked the older tokens. */
export function accountViolations(
  { account: { userId, email, tokensFrom }, hasCustomer, revokedFrom }: AccountFacts,
  nowSeconds: number,
): Violation[] {
  const about = `account ${email}`;
  const kept = tokensFrom === undefined || tokensFrom < nowSeconds - DAY_SECONDS;
  return [
    ...(hasCustomer
      ? []
      : [
          {
            about,
            finding: 'has no count of pending bookings, so it cannot book',
            mend: { kind: 'customer', userId, email } as const,
          },
        ]),
    ...(kept || (revokedFrom ?? 0) >= tokensFrom
      ? []
      : [
          {
            about,
            finding: 'has a new password, but its older tokens are not revoked',
            mend: { kind: 'revocation', userId, from: tokensFrom } as const,
          },
        ]),
  ];
}

/** Rule: whoever has a count of pending bookings has an account. */
export const customerViolations = (
  { userId, email }: { userId: string; email: string },
  hasAccount: boolean,
): Violation[] =>
  hasAccount
    ? []
    : [
        {
          about: `customer ${userId}`,
          finding: `has no account: whoever is ${email} has to sign up again`,
        },
      ];

/** Rule: the booking that an idempotency key has answered exists. The key has a copy of it. */
export const keyViolations = (copy: CheckedBooking, exists: boolean): Violation[] =>
  exists
    ? []
    : [
        {
          about: `booking ${copy.id}`,
          finding: `does not exist, but its customer ${copy.userId} was told that it was made`,
          mend: { kind: 'booking', booking: copy },
        },
      ];
