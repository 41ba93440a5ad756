import { randomBytes } from 'node:crypto';
import { SETTLING_SECONDS } from '#functions/platform/auth/signingKeys.ts';
import type { TokenSecret } from '#functions/platform/auth/secret.ts';
import { Problem } from '#infra/build/problem.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * How long the key before has to be kept: a token lives a day, and is signed with it until the new
 * one has settled, by a function that has read the secret within the last minute.
 */
const KEPT_SECONDS = 24 * HOUR_SECONDS + 2 * SETTLING_SECONDS;

/** Sixty-four letters and digits, `-` and `_`: 48 random bytes. */
const newKey = (): string => randomBytes(48).toString('base64url');

/**
 * The secret with a new key, and the present one beside it for the tokens that it has signed.
 * @throws Problem where tokens of the key before are still about: they would end
 */
export function rotated({ current, rotatedAt = 0 }: TokenSecret, now: number): TokenSecret {
  const earliest = rotatedAt + KEPT_SECONDS;
  if (now < earliest) {
    throw new Problem(
      `There are tokens of the key before about, which would end: rotate again after ${new Date(earliest * 1000).toISOString()}, or sign everybody out with --withdraw.`,
    );
  }
  return { current: newKey(), previous: current, rotatedAt: now };
}

/** A secret with a new key alone: what was signed before is no longer valid. */
export const withdrawn = (): TokenSecret => ({ current: newKey() });
