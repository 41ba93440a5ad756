import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressLine, reportProgress, testCounter, testsIn } from './progress.ts';

describe('the progress of a step', () => {
  it.each([
    [' \u001b[32m✓\u001b[39m unit shared/days.test.ts (42 tests) 12ms', 42],
    [' ❯ integration functions/a.integration.test.ts (7 tests | 1 failed) 900ms', 7],
    ['  ✓   16 [api] › e2e/api/bookings.test.ts:166:3 › a booking is refused (565ms)', 1],
    ['  ✘    3 [browser] › e2e/browser/home.test.ts:3:1 › the hero (1.1s)', 1],
    ['   ✓ is one of a group 12ms', 0],
    ['Running 704 tests using 2 workers', 0],
  ])('reads %j as %i tests', (line, tests) => {
    expect(testsIn(line)).toBe(tests);
  });

  it('counts lines that come in pieces once', () => {
    const counter = testCounter();
    for (const piece of [
      ' ✓ unit a.test.ts (4 te',
      'sts) 1ms\n ✓ unit b.test.ts (1 test)',
      ' 1ms\n',
    ]) {
      counter.take(piece);
    }
    expect(counter.tests()).toBe(5);
  });

  it('says the tests where there are any, and the seconds', () => {
    expect(progressLine('Lint', 16_400, 0)).toBe('  … Lint: 16 s');
    expect(progressLine('Browser tests', 8_000, 31)).toBe('  … Browser tests: 31 tests done, 8 s');
  });

  describe('while it is under way', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('is told at least every 10 seconds, and no more once it has ended', () => {
      const lines: string[] = [];
      const { stop } = reportProgress(
        'Lint',
        () => 0,
        (line) => lines.push(line),
      );
      vi.advanceTimersByTime(30_000);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      stop();
      vi.advanceTimersByTime(30_000);
      expect(lines.length).toBe(3);
    });
  });
});
