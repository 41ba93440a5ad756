import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { namesOf, type Account } from '#functions/store/accounts/users.ts';
import type { Claims } from '#shared/claims.ts';
import { saidOf, tokenFor, type Said } from './session.ts';
import { signToken } from './tokens.ts';

/** A token that was signed before it was known what the account says. */
export interface SignedAhead {
  said: Said;
  token: string;
  /** In seconds since 1970. */
  issuedAt: number;
}

/**
 * Signs what an account will likely say once its bearer's changes are written. It waits until the
 * request to the table is on its way, so that signing takes none of the caller's time.
 */
export async function signAhead(
  { userId, role, names, email, profileImage, iat }: Claims,
  { firstName, lastName }: Partial<Pick<Account, 'firstName' | 'lastName'>>,
): Promise<SignedAhead> {
  await setImmediate();
  const named = firstName && lastName ? namesOf({ firstName, lastName }) : names;
  const said: Said = { userId, role, names: named, email, profileImage };
  return { said, token: await signToken(said, iat), issuedAt: iat };
}

/**
 * The token of a changed account: the one that was signed ahead, or, where the account says something
 * else after all, a new one. Either is as old as the one that was shown: it lives no longer, and ends
 * with it where the password is changed.
 */
export const renewedToken = (account: Account, ahead: SignedAhead): Promise<string> | string =>
  isDeepStrictEqual(saidOf(account), ahead.said) ? ahead.token : tokenFor(account, ahead.issuedAt);
