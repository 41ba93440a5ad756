import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Claims } from '#shared/claims.ts';
import { namesOf, type Profile } from '#shared/user.ts';
import { tokenContentOf, tokenFor, type TokenContent, type TokenHolder } from './session.ts';
import { signToken } from './tokens.ts';

/** A token that was signed before the changed account was read back. */
interface SignedAhead {
  content: TokenContent;
  token: string;
  /** In seconds since 1970. */
  issuedAt: number;
  session: string | undefined;
}

/**
 * Signs the token that the account will most likely need once the changes are written. It first lets
 * the pending request to the table go out, so that signing runs while that request is under way.
 */
export async function signAhead(
  { userId, role, names, email, profileImage, session, iat }: Claims,
  { firstName, lastName }: Partial<Pick<Profile, 'firstName' | 'lastName'>>,
): Promise<SignedAhead> {
  await setImmediate();
  const newNames = firstName && lastName ? namesOf({ firstName, lastName }) : names;
  const content: TokenContent = { userId, role, names: newNames, email, profileImage };
  const token = await signToken({ ...content, session }, iat);
  return { content, token, issuedAt: iat, session };
}

/**
 * The token of a changed account: the one that was signed ahead where its claims are right, else a
 * new one. It keeps the session and the time of the token that was shown, so that it expires no later and is revoked
 * together with it.
 */
export const renewedToken = (account: TokenHolder, ahead: SignedAhead): Promise<string> | string =>
  isDeepStrictEqual(tokenContentOf(account), ahead.content)
    ? ahead.token
    : tokenFor(account, ahead.issuedAt, ahead.session);
