import { namesOf, type Account } from '#functions/store/users.ts';
import { signToken } from './tokens.ts';

/** The token that a user gets on signing in or up, or changing what it says; `issuedAt` in seconds. */
export const tokenFor = (account: Account, issuedAt?: number): Promise<string> =>
  signToken(
    {
      userId: account.userId,
      role: account.role,
      names: namesOf(account),
      email: account.email,
      profileImage: account.profileImage,
      ...(account.oneTimeUntil !== undefined && { oneTimePassword: true as const }),
    },
    issuedAt,
  );
