import { reasonOf } from '#infra/build/problem.ts';
import type { InvokeFunction } from './lambda/thread.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Calls the scheduled function at once and then each hour, as EventBridge does. Returns a function that
 * stops it. A failed call is not retried: the next hour does its work.
 */
export function startSchedule(
  invoke: InvokeFunction,
  onFailure: (reason: string) => void,
): () => void {
  const run = (): void => {
    invoke('schedule.settleBookings', { time: new Date().toISOString() }).catch((error: unknown) =>
      onFailure(`The schedule failed: ${reasonOf(error)}\n`),
    );
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
