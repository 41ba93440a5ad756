import type { CheckedAccount, CheckedBooking, Violation } from './violation.ts';

/** Seconds after which tokens expire, and so revocations. */
const DAY_SECONDS = 24 * 60 * 60;

interface Elsewhere {
  email: string;
  account: Pick<CheckedAccount, 'userId' | 'tokensFrom'> | undefined;
}

interface AccountFacts {
  account: CheckedAccount;
  /** Whether the account's count of pending bookings exists. */
  hasCustomer: boolean;
  /** The address that its count names, and the account there; undefined where it names this account. */
  elsewhere?: Elsewhere | undefined;
  /** The moment (seconds since 1970) before which the account's tokens are revoked. */
  revokedFrom: number | undefined;
  /** Whether the account is found by its telephone number. */
  hasPhone: boolean;
}

/**
 * Rules: an account has its count of pending bookings, which names its address, and is found by its telephone number; a
 * new password has revoked the older tokens. A registration writes the account, the count and the number in one
 * transaction, and a deletion deletes all three: an account alone may be either.
 */
export function accountViolations(
  { account, hasCustomer, elsewhere, revokedFrom, hasPhone }: AccountFacts,
  nowSeconds: number,
): Violation[] {
  const { userId, email, phoneNumber, tokensFrom } = account;
  const about = `account ${email}`;
  const kept = tokensFrom === undefined || tokensFrom < nowSeconds - DAY_SECONDS;
  const hasOne = hasCustomer || hasPhone;
  return [
    ...(hasOne ? [] : [halfDeleted(about, email)]),
    ...countFaults(about, { userId, email }, hasCustomer || !hasOne),
    ...(elsewhere ? [addressFault(account, elsewhere)] : []),
    ...phoneFaults(about, { userId, phoneNumber }, hasPhone || !hasOne),
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

/** Not mended, because that would bring somebody back who has deleted their account. */
const halfDeleted = (about: string, email: string): Violation => ({
  about,
  finding: `has neither its count of bookings nor its telephone number, because it was being deleted, or made just then: delete it with \`npm run admin -- ${email} --remove\`; whoever had just made it signs up again`,
});

/** A change of the address deletes the account under the old one, and its newer tokens are those of the new one. */
function addressFault(account: CheckedAccount, { email, account: other }: Elsewhere): Violation {
  const about = `account ${account.email}`;
  const { userId, tokensFrom = 0 } = account;
  if (other?.userId !== userId) {
    const finding = `is not the one that its count names, which is ${email}`;
    return { about, finding, mend: { kind: 'countEmail', userId, email: account.email } };
  }
  const isOlder = tokensFrom < (other.tokensFrom ?? 0);
  return {
    about,
    finding: `has the address ${email} by now, but signs in with this one and its old password`,
    mend: isOlder ? { kind: 'formerAccount', account } : undefined,
  };
}

/** Rules: whomever the staff have added has their count of pending bookings, and is found by their telephone number. */
export function personViolations(
  person: ReachedByPhone,
  { hasCustomer, hasPhone }: Pick<AccountFacts, 'hasCustomer' | 'hasPhone'>,
): Violation[] {
  const about = `customer ${person.userId}`;
  return [...countFaults(about, person, hasCustomer), ...phoneFaults(about, person, hasPhone)];
}

const countFaults = (
  about: string,
  { userId, email }: { userId: string; email?: string | undefined },
  hasCustomer: boolean,
): Violation[] =>
  hasCustomer
    ? []
    : [
        {
          about,
          finding: 'has no count of pending bookings, so it cannot book',
          mend: { kind: 'customer', userId, email },
        },
      ];

interface ReachedByPhone {
  userId: string;
  phoneNumber: string;
}

const phoneFaults = (
  about: string,
  { userId, phoneNumber }: ReachedByPhone,
  hasPhone: boolean,
): Violation[] =>
  hasPhone
    ? []
    : [
        {
          about,
          finding: 'is not found by its telephone number',
          mend: { kind: 'phone', userId, phoneNumber },
        },
      ];

/** Rule: a telephone number is of somebody who has it. `owned` is whether its user has this number. */
export const phoneViolations = (
  { userId, phoneNumber }: ReachedByPhone,
  owned: boolean,
): Violation[] =>
  owned
    ? []
    : [
        {
          about: `telephone number of ${userId}`,
          finding: 'is of nobody who has it',
          mend: { kind: 'freePhone', userId, phoneNumber },
        },
      ];

/** Rule: whoever has a count of pending bookings has an account, or was added by the staff. */
export const customerViolations = (
  { userId, email }: { userId: string; email?: string | undefined },
  exists: boolean,
): Violation[] =>
  exists
    ? []
    : [
        {
          about: `customer ${userId}`,
          finding:
            email === undefined
              ? 'was added by the staff, and their names and number are gone'
              : `has no account: whoever is ${email} has to sign up again`,
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

/**
 * Rule: whoever has removed their account is forgotten, which the outbox does. A restore may have kept the time
 * between.
 */
export const removalViolations = ({ userId, at }: { userId: string; at: string }): Violation[] => [
  {
    about: `customer ${userId}`,
    finding: `has removed their account at ${at}, and is still named`,
    mend: { kind: 'removal', userId },
  },
];
