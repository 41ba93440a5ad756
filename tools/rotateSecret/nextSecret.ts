import { randomBytes } from 'node:crypto';
import type { TokenSecret } from '#functions/platform/auth/secret.ts';
import { SETTLING_SECONDS } from '#functions/platform/auth/signingKeys.ts';
import { Problem } from '#infra/build/problem.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * How long the previous key stays in the secret. A token is valid for a day, and functions go on signing
 * with the previous key until the new one is in use everywhere, twice `SETTLING_SECONDS` at most.
 */
const KEPT_SECONDS = 24 * HOUR_SECONDS + 2 * SETTLING_SECONDS;

/** A new random key: 48 bytes in base64url, 64 characters. */
const newKey = (): string => randomBytes(48).toString('base64url');

/**
 * The secret with a new key, and the present key as the previous one, so that its tokens stay valid.
 * @throws Problem if tokens of the previous key are still valid, because they would be refused
 */
export function rotated({ current, rotatedAt = 0 }: TokenSecret, now: number): TokenSecret {
  const earliest = rotatedAt + KEPT_SECONDS;
  if (now < earliest) {
    throw new Problem(
      `Tokens of the previous key are still valid, and rotating now would sign their owners out: rotate again after ${new Date(earliest * 1000).toISOString()}, or sign everybody out with --withdraw.`,
    );
  }
  return { current: newKey(), previous: current, rotatedAt: now };
}

/** A secret with a new key alone: what was signed before is no longer valid. */
export const withdrawn = (): TokenSecret => ({ current: newKey() });
