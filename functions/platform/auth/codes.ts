import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '#shared/limits.ts';
import { findKey, signingKey } from './signingKeys.ts';

/** A random code of digits, which is sent by e-mail. */
export const newCode = (): string =>
  Array.from({ length: limits.codeDigits }, () => randomInt(10)).join('');

const macOf = (secret: string, email: string, code: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['code', email, code]))
    .digest('base64url');

/**
 * What is stored of a code that is sent to an address: the id of the secret key, and a keyed hash. Who reads
 * the table without the key cannot find the code by trying all of them.
 */
export async function hashCode(email: string, code: string): Promise<string> {
  const { id, secret } = await signingKey();
  return `${id}.${macOf(secret, email, code)}`;
}

/**
 * Whether a code is the one of a stored hash: not where there is none, or its key has been withdrawn since, and
 * then after the same time.
 */
export async function codeMatches(
  email: string,
  code: string,
  codeHash: string | undefined,
): Promise<boolean> {
  const { id, secret } = await signingKey();
  const [storedId = id, storedMac] = codeHash?.split('.') ?? [];
  const key = storedId === id ? secret : (await findKey((one) => one.id === storedId))?.secret;
  const mac = Buffer.from(macOf(key ?? secret, email, code));
  const stored = Buffer.from(storedMac ?? '');
  return key !== undefined && stored.length === mac.length && timingSafeEqual(stored, mac);
}
