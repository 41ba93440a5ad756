import { Refusal } from '#functions/errors.ts';
import { isFresh } from '#functions/platform/isFresh.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Claims } from '#shared/claims.ts';
import { readRevocations } from './revocations.ts';

/** The revocations that were read last. */
interface Known {
  readAt: number;
  revocations: Promise<Map<string, number>>;
}

let known: Known | undefined;

/**
 * Whether a token was signed before its user's last change of password, or its session has ended. The
 * revocations of all users are
 * read together, at most once every few seconds, so that most calls make no read for the check.
 */
export async function isRevoked({
  userId,
  session = '',
  iat,
}: Pick<Claims, 'userId' | 'session' | 'iat'>): Promise<boolean> {
  const revocations = await current();
  return [userId, session].some((of) => iat < (revocations.get(of) ?? 0));
}

/**
 * Refuses a revoked token.
 * @throws Refusal tokenExpired
 */
export async function refuseRevoked(claims: Claims): Promise<void> {
  if (await isRevoked(claims)) throw new Refusal('tokenExpired');
}

/** Has the revocations read again at the next call: for a machine that knows when one is written. */
export function forgetRevocations(): void {
  known = undefined;
}

function current(): Promise<Map<string, number>> {
  const now = Date.now();
  if (!known || !isFresh(known.readAt, now, settings.tokenCheckSeconds() * 1000)) {
    known = { readAt: now, revocations: readRevocations() };
    known.revocations.catch(() => {
      known = undefined;
    });
  }
  return known.revocations;
}
