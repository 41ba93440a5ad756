import { setTimeout } from 'node:timers/promises';
import { msToMidnight } from '#shared/days.ts';

/** Milliseconds to wait at the moment `now`, so that the next `ms` milliseconds are of one day in Kigali. */
export function waitForMidnight(ms: number, now: number): number {
  const left = msToMidnight(now);
  return left > ms ? 0 : left;
}

/**
 * Waits until a test of at most `ms` milliseconds can run within one day in Kigali: tests count their days
 * from today, which must not change in the midst of one.
 */
export async function withinOneDay(ms: number): Promise<void> {
  const wait = waitForMidnight(ms, Date.now());
  if (wait > 0) await setTimeout(wait);
}
