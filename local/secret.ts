import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The secret that tokens are signed with, as Secrets Manager would hold it. */
export const newTokenSecret = (): string =>
  JSON.stringify({ current: randomBytes(32).toString('base64url') });

/** Reads the token secret from a file, made at the first start: sign-ins outlive a restart. */
export function tokenSecretIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = newTokenSecret();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
