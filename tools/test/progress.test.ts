import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';
import { steps } from './steps.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('within ten seconds, and again and again, it is told what runs and how far it is', () => {
  const lines: string[] = [];
  const progress = new Progress((line) => lines.push(line));
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(['… getting ready']);

  const lint = progress.begin('Lint');
  const tests = progress.begin('Tests');
  tests.add(3);
  tests.add(4);
  vi.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toBe('… Lint (6 s) · Tests, 7 done (6 s)');

  lint.end();
  vi.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toMatch(/^… Tests, 7 done \(\d+ s\)$/);

  progress.stop();
  const told = lines.length;
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(told);
});

const testsOf = (name: string, output: string): number | undefined =>
  steps.find((step) => step.name === name)?.testsIn?.(output);

test('tests are counted as their runners tell of them', () => {
  const vitest = ' ✓ |unit| shared/days.test.ts (12 tests) 30ms\n ✓ |web| a.test.ts (1 test) 3ms\n';
  expect(testsOf('Unit, property and integration tests', vitest)).toBe(13);
  const list =
    '  ✓    1 [api] › a.test.ts:3:1 › holds (5ms)\n  ✘   12 [api] › a.test.ts:9:1 › breaks (1s)\n';
  expect(testsOf('Backend and browser tests', list)).toBe(2);
  expect(testsOf('Lint', list)).toBeUndefined();
});
