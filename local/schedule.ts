import { reasonOf } from '#infra/build/problem.ts';
import type { InvokeFunction } from './lambda/thread.ts';

const HOURLY = ['schedule.settleBookings', 'schedule.remind'] as const;

const HOUR_MS = 60 * 60 * 1000;

/**
 * Calls the scheduled functions at once and then each hour, as EventBridge does. Returns a function that
 * stops it. A failed call is not retried: the next hour does its work.
 */
export function startSchedule(
  invoke: InvokeFunction,
  onFailure: (reason: string) => void,
): () => void {
  const run = (): void => {
    const event = { time: new Date().toISOString() };
    for (const name of HOURLY) {
      invoke(name, event).catch((error: unknown) =>
        onFailure(`The schedule failed: ${reasonOf(error)}\n`),
      );
    }
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
