import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import { claimsSchema, type Claims } from '#shared/claims.ts';
import { findKey, tokenKey, type SigningKey } from './signingKeys.ts';

const ALGORITHM = 'HS256';
const LIFE_SECONDS = 24 * 60 * 60;

/** A token for a day, from `issuedAt` (seconds), that says who its bearer is. */
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
 * What a token says, if this product signed it with the key that it names, its current or previous
 * one. The name only chooses between our own keys.
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

/** A token that was found good, and by which key: the same text is good until its time is over. */
interface Verified {
  key: SigningKey;
  claims: Readonly<Claims>;
}

/** Somebody who works with the site calls a function again and again with one token. */
const verified = new Map<string, Verified>();
const MOST_VERIFIED = 500;

async function verifyWith(key: SigningKey, token: string): Promise<Readonly<Claims>> {
  try {
    const { payload } = await jwtVerify(token, await key.hmac, { algorithms: [ALGORITHM] });
    const claims = Object.freeze(z.parse(claimsSchema, payload));
    if (verified.size >= MOST_VERIFIED) verified.clear();
    verified.set(token, { key, claims });
    return claims;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('tokenExpired');
    throw new Refusal('invalidToken');
  }
}

/** The key's name in a token; one that does not even say how it was signed needs no key. */
function keyNamedIn(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === ALGORITHM && typeof kid === 'string') return kid;
  } catch {
    // No token at all: refused below.
  }
  throw new Refusal('invalidToken');
}
