import type { FunctionName } from '#infra/manifest.ts';
import type { InvokeFunction } from './thread.ts';

/** As many functions run as the account allows, so Lambda refused another call. */
export class FunctionThrottled extends Error {
  override name = 'FunctionThrottled';
}

/** Nobody waits for these: Lambda itself repeats their calls until they are let in. */
const repeatedByLambda: ReadonlySet<FunctionName> = new Set([
  'outbox.consume',
  'schedule.settleBookings',
  'realtime.disconnect',
]);

/**
 * Runs at most `limit` functions at once and refuses more, as Lambda does. A new account has a
 * concurrency of 10.
 * @throws FunctionThrottled
 */
export function withConcurrency(invoke: InvokeFunction, limit: number): InvokeFunction {
  let running = 0;
  return async (name, event) => {
    if (running >= limit && !repeatedByLambda.has(name)) throw new FunctionThrottled(name);
    running += 1;
    try {
      return await invoke(name, event);
    } finally {
      running -= 1;
    }
  };
}
