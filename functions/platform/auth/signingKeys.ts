import { createHash } from 'node:crypto';
import { newerSecret, tokenSecret, type TokenSecret } from './secret.ts';

/** A key with its id, which tokens carry as `kid`. */
export interface SigningKey {
  id: string;
  secret: string;
  /** The secret as a key of Web Crypto. */
  hmac: Promise<CryptoKey>;
}

/**
 * Delay before a new key signs, so that every warm Lambda can verify it. A Lambda that meets an unknown
 * key reads the secret again, at most once a minute; after two minutes each has the new key or may read.
 */
export const SETTLING_SECONDS = 120;

/** The id of a key: 64 bits of a hash, which say nothing about the key. */
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

/** The keys by their secret, so that each is imported once. There are as many as rotations. */
const imported = new Map<string, SigningKey>();

function keyOf(secret: string): SigningKey {
  const key = imported.get(secret) ?? { id: keyId(secret), secret, hmac: hmacOf(secret) };
  imported.set(secret, key);
  return key;
}

/** The valid keys, the current one first. */
const keysOf = ({ current, previous }: TokenSecret): SigningKey[] =>
  [current, previous].filter((secret) => secret !== undefined).map(keyOf);

/** The key that signs now: the current one, or the previous one during the delay. */
function keyNow({ current, previous, rotatedAt = 0 }: TokenSecret): SigningKey {
  const settling = Date.now() / 1000 < rotatedAt + SETTLING_SECONDS;
  return keyOf(settling && previous !== undefined ? previous : current);
}

/** The key that signs cursors. It may have been withdrawn up to five minutes ago. */
export const signingKey = async (): Promise<SigningKey> => keyNow(await tokenSecret());

/** The key that signs tokens. They are valid for a day, so a withdrawn key signs them for a minute at most. */
export const tokenKey = async (): Promise<SigningKey> => keyNow(await newerSecret());

/**
 * The valid key that `isIt` accepts. Where there is none, the secret is read again, because it may have
 * been rotated.
 */
export async function findKey(isIt: (key: SigningKey) => boolean): Promise<SigningKey | undefined> {
  return keysOf(await tokenSecret()).find(isIt) ?? keysOf(await newerSecret()).find(isIt);
}
