import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ID_CHARACTERS } from '#shared/id.ts';

/** Bytes of a secret: 256 bits, of which 43 characters are made. */
const SECRET_BYTES = 32;

const KEY = new RegExp(`^(${ID_CHARACTERS})\\.([A-Za-z0-9_-]{43})$`);

/** What an address of a calendar names, whether it is true or not. */
interface CalendarKey {
  userId: string;
  /** What is stored of its secret. A hash without a salt is enough for a secret that nobody can guess. */
  hash: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new key of somebody's calendar, and what is to be stored of it. */
export function newCalendarKey(userId: string): { key: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { key: `${userId}.${secret}`, hash: hashOf(secret) };
}

/** Reads a key; undefined where it cannot be one of ours. */
export function readCalendarKey(key: string): CalendarKey | undefined {
  const [, userId, secret] = KEY.exec(key) ?? [];
  return userId === undefined || secret === undefined
    ? undefined
    : { userId, hash: hashOf(secret) };
}

/** Whether a key has the secret whose hash is stored. */
export const isCalendarKey = ({ hash }: CalendarKey, stored: string): boolean =>
  hash.length === stored.length && timingSafeEqual(Buffer.from(hash), Buffer.from(stored));
