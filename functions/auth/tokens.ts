import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { InvalidToken, TokenExpired } from '#functions/errors.ts';
import { claimsSchema, type Claims } from '#shared/user.ts';
import { tokenSecret } from './secret.ts';

const ALGORITHM = 'HS256';
const LIFE_SECONDS = 24 * 60 * 60;

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** A token for a day, from `issuedAt` (seconds), that says who its bearer is. */
export async function signToken(
  claims: Omit<Claims, 'iat' | 'exp'>,
  issuedAt = Math.floor(Date.now() / 1000),
): Promise<string> {
  const { current } = await tokenSecret();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(keyOf(current));
}

/**
 * What a token says, if this product signed it with its current or previous secret.
 * @throws TokenExpired, InvalidToken
 */
export async function verifyToken(token: string): Promise<Claims> {
  const { current, previous } = await tokenSecret();
  try {
    return await verifyWith(token, current);
  } catch (error) {
    if (previous && error instanceof errors.JWSSignatureVerificationFailed) {
      return verifyWith(token, previous).catch(refuse);
    }
    return refuse(error);
  }
}

async function verifyWith(token: string, secret: string): Promise<Claims> {
  const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [ALGORITHM] });
  return z.parse(claimsSchema, payload);
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new TokenExpired();
  throw new InvalidToken();
}
