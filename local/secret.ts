import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A new token secret, in the form in which Secrets Manager has it. */
export const newTokenSecret = (): string =>
  JSON.stringify({ current: randomBytes(32).toString('base64url') });

/** Reads the token secret from a file, so that tokens stay valid after a restart. Creates it if missing. */
export function tokenSecretIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = newTokenSecret();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
