import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import { claimsSchema, type Claims } from '#shared/claims.ts';
import { findKey, tokenKey, type SigningKey } from './signingKeys.ts';

const ALGORITHM = 'HS256';
const LIFE_SECONDS = 24 * 60 * 60;

/** Signs a token with these claims, valid for a day from `issuedAt` (seconds since 1970). */
export async function signToken(
  claims: Omit<Claims, 'iat' | 'exp'>,
  issuedAt = Math.floor(Date.now() / 1000),
): Promise<string> {
  const { id, hmac } = await tokenKey();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: id })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(await hmac);
}

/**
 * The claims of a token, if it was signed with the key that it names, which must be the current or the
 * previous one. The name only chooses between our own keys.
 * @throws Refusal tokenExpired, invalidToken
 */
export async function verifyToken(token: string): Promise<Claims> {
  const kid = keyNamedIn(token);
  const key = await findKey(({ id }) => id === kid);
  if (!key) throw new Refusal('invalidToken');
  const known = verified.get(token);
  const claims = known?.key === key ? known.claims : await verifyWith(key, token);
  if (claims.exp <= Date.now() / 1000) throw new Refusal('tokenExpired');
  return claims;
}

/** A token whose signature was verified, and with which key: it stays valid until it expires. */
interface Verified {
  key: SigningKey;
  claims: Readonly<Claims>;
}

/** Verified tokens by their text, because a user calls a function many times with one token. */
const verified = new Map<string, Verified>();
const MAX_VERIFIED = 500;

async function verifyWith(key: SigningKey, token: string): Promise<Readonly<Claims>> {
  try {
    const { payload } = await jwtVerify(token, await key.hmac, { algorithms: [ALGORITHM] });
    const claims = Object.freeze(z.parse(claimsSchema, payload));
    if (verified.size >= MAX_VERIFIED) verified.clear();
    verified.set(token, { key, claims });
    return claims;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('tokenExpired');
    throw new Refusal('invalidToken');
  }
}

/**
 * The key's name in a token.
 * @throws Refusal invalidToken where the header names no key or another algorithm
 */
function keyNamedIn(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === ALGORITHM && typeof kid === 'string') return kid;
  } catch {
    // The header cannot be read: refused below.
  }
  throw new Refusal('invalidToken');
}
