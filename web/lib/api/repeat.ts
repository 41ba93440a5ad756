import type { RouteName } from '#shared/routes.ts';
import { ApiFailure, type FailureCode } from './failure.ts';

/** Failures after which only time helps. */
const passing: readonly FailureCode[] = ['busy', 'throttled', 'outcomeUnknown'];

const TRIES = 3;
/** No try begins later than this after the first, in milliseconds: somebody is waiting. */
const LATEST_MS = 10_000;

/** The count is asked for again by the socket, whose own pauses keep many tabs apart. */
const repeatedElsewhere: readonly RouteName[] = ['notifications.count'];

/** A question that is sent as a POST. */
const questions: readonly RouteName[] = ['bookings.availability'];

/** Whether sending a call again does no harm: it only asks, or it has a key by which it is known. */
export const isRepeatable = (
  name: RouteName,
  method: string,
  headers: Record<string, string> = {},
): boolean =>
  !repeatedElsewhere.includes(name) &&
  (method === 'GET' || questions.includes(name) || 'Idempotency-Key' in headers);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For how long the server asks to wait, in milliseconds; undefined where waiting does not help. */
function askedPause(error: unknown): number | undefined {
  if (!(error instanceof ApiFailure) || !passing.includes(error.failure.code)) return undefined;
  return 1000 * Number(error.failure.params?.retryAfter ?? 1);
}

/**
 * Sends something up to three times within ten seconds while the server asks to wait. The pauses double,
 * and are drawn from as long again, so that browsers which were refused together come back apart.
 * @throws what the last try threw
 */
export async function repeat<T>(send: () => Promise<T>): Promise<T> {
  const began = Date.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const asked = askedPause(error);
      const pause = (asked ?? 0) * 2 ** (tries - 1) * (1 + Math.random());
      const tooLate = Date.now() + pause - began > LATEST_MS;
      if (asked === undefined || tries === TRIES || tooLate) throw error;
      await wait(pause);
    }
  }
}
