import { isDeepStrictEqual } from 'node:util';
import type { Claims } from '#shared/claims.ts';
import { namesOf, type Account } from '#functions/store/users.ts';
import { signToken } from './tokens.ts';

/** What a token says of its bearer, less its times. */
type Said = Omit<Claims, 'iat' | 'exp'>;

const saidOf = (account: Account): Said => ({
  userId: account.userId,
  role: account.role,
  names: namesOf(account),
  email: account.email,
  profileImage: account.profileImage,
  ...(account.oneTimeUntil !== undefined && { oneTimePassword: true as const }),
});

/** The token that a user gets on signing in or up; `issuedAt` in seconds. */
export const tokenFor = (account: Account, issuedAt?: number): Promise<string> =>
  signToken(saidOf(account), issuedAt);

/**
 * The token of an account that its bearer changes, as old as the one that was shown: it lives no
 * longer, and ends with it where the password is changed. What it will likely say is signed while the
 * table is written, and anew where the account then says something else.
 */
export function tokenWhile(
  { userId, role, names, email, profileImage, iat }: Claims,
  likely: Partial<Said>,
): (account: Account) => Promise<string> {
  const expected: Said = { userId, role, names, email, profileImage, ...likely };
  const signing = signToken(expected, iat);
  signing.catch(() => undefined); // Told to whoever asks for it.
  return (account) =>
    isDeepStrictEqual(saidOf(account), expected) ? signing : tokenFor(account, iat);
}
