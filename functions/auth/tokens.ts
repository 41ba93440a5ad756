import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { InvalidToken, TokenExpired } from '#functions/errors.ts';
import { claimsSchema, type Claims } from '#shared/claims.ts';
import { findKey, tokenKey } from './signingKeys.ts';

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
 * @throws TokenExpired, InvalidToken
 */
export async function verifyToken(token: string): Promise<Claims> {
  const kid = keyNamedIn(token);
  const key = await findKey(({ id }) => id === kid);
  if (!key) throw new InvalidToken();
  try {
    const { payload } = await jwtVerify(token, await key.hmac, { algorithms: [ALGORITHM] });
    return z.parse(claimsSchema, payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new TokenExpired();
    throw new InvalidToken();
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
  throw new InvalidToken();
}
