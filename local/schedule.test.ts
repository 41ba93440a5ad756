import { afterEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

afterEach(() => vi.useRealTimers());

const HOUR_MS = 60 * 60 * 1000;

it('runs at the start and each hour until it is stopped, and survives a failure', async () => {
  const began = Date.parse('2027-03-01T10:00:00.000Z');
  vi.useFakeTimers({ now: began });
  const called: [string, object][] = [];
  const failures: string[] = [];
  const stop = startSchedule(
    (name, event) => {
      called.push([name, event]);
      return called.length === 1 ? Promise.reject(new Error('boom')) : Promise.resolve();
    },
    (reason) => failures.push(reason),
  );
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(called).toEqual(
    ['10', '11', '12'].flatMap((hour) =>
      ['schedule.settleBookings', 'schedule.remind'].map((name) => [
        name,
        { time: `2027-03-01T${hour}:00:00.000Z` },
      ]),
    ),
  );
  expect(failures).toEqual(['The schedule failed: boom\n']);
});
