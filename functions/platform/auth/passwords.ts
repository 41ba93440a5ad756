import { randomInt } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

const COST = 10;

/** A hash that no password has, of the same cost: an unknown e-mail takes as long as a known one. */
const NOBODY = `$2b$${COST}$${'.'.repeat(53)}`;

/** Hashes a password of at most 72 bytes. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether the password is the hash's; where there is no hash it takes the same time and is not. */
export async function passwordMatches(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const matches = await compare(password, passwordHash ?? NOBODY);
  return matches && passwordHash !== undefined;
}

/** Letters and digits that nobody takes for one another. */
const CLEAR = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const clearCharacter = (): string => CLEAR.charAt(randomInt(CLEAR.length));

/** A password to be told to somebody, such as `K7QF-9M2X-RTA4-WZ38`: 78 bits that nobody can guess. */
export const newOneTimePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, clearCharacter).join(''),
  ).join('-');
