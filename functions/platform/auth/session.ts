import type { Claims } from '#shared/claims.ts';
import { namesOf, type Account } from '#functions/store/accounts/users.ts';
import { signToken } from './tokens.ts';

/** What a token says of its bearer, less its times. */
export type Said = Omit<Claims, 'iat' | 'exp'>;

export const saidOf = (account: Account): Said => ({
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
