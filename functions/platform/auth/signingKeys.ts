import { createHash } from 'node:crypto';
import { newerSecret, tokenSecret, type TokenSecret } from './secret.ts';

/** A key and its name, which tokens carry as `kid`. */
export interface SigningKey {
  id: string;
  secret: string;
  /** The same secret as what signs and verifies tokens. */
  hmac: Promise<CryptoKey>;
}

/**
 * How long a new key is believed before anything is signed with it. Whoever meets an unknown key
 * reads the secret again, at most once a minute: after two, every function knows it or may read.
 */
export const SETTLING_SECONDS = 120;

/** Sixty-four bits of a hash: they tell keys apart, and nothing of what the key is. */
export const keyId = (secret: string): string =>
  createHash('sha256').update(`coldroom token key ${secret}`).digest('base64url').slice(0, 11);

const hmacOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

/** Made once for each secret, not for each call; a function meets as many as there are rotations. */
const made = new Map<string, SigningKey>();

function keyOf(secret: string): SigningKey {
  const key = made.get(secret) ?? { id: keyId(secret), secret, hmac: hmacOf(secret) };
  made.set(secret, key);
  return key;
}

/** The keys that are believed, the current one first. */
const keysOf = ({ current, previous }: TokenSecret): SigningKey[] =>
  [current, previous].filter((secret) => secret !== undefined).map(keyOf);

/** The key to sign with now: the current one, once everybody may know it. */
function keyNow({ current, previous, rotatedAt = 0 }: TokenSecret): SigningKey {
  const settling = Date.now() / 1000 < rotatedAt + SETTLING_SECONDS;
  return keyOf(settling && previous !== undefined ? previous : current);
}

/** The key to sign with what ends soon. */
export const signingKey = async (): Promise<SigningKey> => keyNow(await tokenSecret());

/** The key for tokens, which live a day: a minute after a key was withdrawn nothing is signed with it. */
export const tokenKey = async (): Promise<SigningKey> => keyNow(await newerSecret());

/**
 * The first key that is believed and that `isIt` says it is. Where none is, the secret is read
 * again: it may have been rotated since.
 */
export async function findKey(isIt: (key: SigningKey) => boolean): Promise<SigningKey | undefined> {
  return keysOf(await tokenSecret()).find(isIt) ?? keysOf(await newerSecret()).find(isIt);
}
