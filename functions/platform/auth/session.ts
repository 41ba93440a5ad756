import type { Claims } from '#shared/claims.ts';
import { namesOf, type Profile } from '#shared/user.ts';
import { signToken } from './tokens.ts';

/** The fields of an account that its tokens repeat. */
export interface TokenHolder extends Pick<
  Profile,
  'userId' | 'role' | 'firstName' | 'lastName' | 'email' | 'profileImage'
> {
  /** Set while the account has a one-time password. */
  oneTimeUntil?: number | undefined;
}

/** The claims of a token except its times. */
export type TokenContent = Omit<Claims, 'iat' | 'exp'>;

/** The claims that a token of this account has now. */
export const tokenContentOf = (holder: TokenHolder): TokenContent => ({
  userId: holder.userId,
  role: holder.role,
  names: namesOf(holder),
  email: holder.email,
  profileImage: holder.profileImage,
  ...(holder.oneTimeUntil !== undefined && { oneTimePassword: true as const }),
});

/** Signs the token that a user gets on signing in or up; `issuedAt` in seconds since 1970. */
export const tokenFor = (holder: TokenHolder, issuedAt?: number): Promise<string> =>
  signToken(tokenContentOf(holder), issuedAt);
