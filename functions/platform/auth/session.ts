import { randomBytes } from 'node:crypto';
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

/** The claims of a token except its session and its times. */
export type TokenContent = Omit<Claims, 'session' | 'iat' | 'exp'>;

/** The claims that a token of this account has now. */
export const tokenContentOf = (holder: TokenHolder): TokenContent => ({
  userId: holder.userId,
  role: holder.role,
  names: namesOf(holder),
  email: holder.email,
  profileImage: holder.profileImage,
  ...(holder.oneTimeUntil !== undefined && { oneTimePassword: true as const }),
});

const newSession = (): string => randomBytes(12).toString('base64url');

/**
 * Signs the token that a user gets on signing in or up, of a new session, or of one that goes on;
 * `issuedAt` in seconds since 1970.
 */
export const tokenFor = (
  holder: TokenHolder,
  issuedAt?: number,
  session: string | undefined = newSession(),
): Promise<string> => signToken({ ...tokenContentOf(holder), session }, issuedAt);
