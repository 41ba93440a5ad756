import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { step } from './step.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a step says how far it is every five seconds, and how long it took, also where it fails', async () => {
  let done = 0;
  let fail: (error: Error) => void = () => undefined;
  const work = () => new Promise<never>((_, reject) => (fail = reject));
  const ended = step('Asked', work, () => `${done} of 3`);
  vi.advanceTimersByTime(5_000);
  done = 2;
  vi.advanceTimersByTime(6_000);
  fail(new Error('no'));
  await expect(ended).rejects.toThrow('no');
  vi.advanceTimersByTime(20_000);
  expect(lines).toEqual([
    '  … Asked: 0 of 3 (5 s)',
    '  … Asked: 2 of 3 (10 s)',
    '  Asked: 2 of 3 (11 s)',
  ]);
});

test('a step may have a name alone', async () => {
  expect(await step('Looked', () => Promise.resolve(7))).toBe(7);
  expect(lines).toEqual(['  Looked (0 s)']);
});
