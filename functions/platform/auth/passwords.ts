import { randomInt } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import { settings } from '#functions/platform/settings.ts';

/**
 * A hash of the same cost that no password matches. It is compared where there is no account, so that an
 * unknown e-mail address takes as long as a known one.
 */
const unmatched = (): string =>
  `$2b$${String(settings.passwordRounds()).padStart(2, '0')}$${'.'.repeat(53)}`;

/** Hashes a password of at most 72 bytes. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, settings.passwordRounds());

/** Whether a password matches a hash. Without a hash it does not match, and takes the same time. */
export async function passwordMatches(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const matches = await compare(password, passwordHash ?? unmatched());
  return matches && passwordHash !== undefined;
}

/** Letters and digits without pairs that look alike, such as 0 and O. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const randomCharacter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));

/** A random password that whoever runs the deployment reads out, such as `K7QF-9M2X-RTA4-WZ38`: 78 bits. */
export const newOneTimePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, randomCharacter).join(''),
  ).join('-');
