import { describe, expect, it } from 'vitest';
import { CONNECTION_TIMEOUT_MS, reconnectionDelay } from './reconnection.ts';

describe('a browser that comes back', () => {
  it.each([
    [1, 500, 1_500],
    [2, 1_000, 3_000],
    [3, 2_000, 5_000],
    [4, 2_500, 5_000],
    [50, 2_500, 5_000],
  ])('waits before attempt %i from %i to %i ms [S9.20]', (tries, least, most) => {
    expect(reconnectionDelay(tries, () => 0)).toBe(least);
    expect(reconnectionDelay(tries, () => 1)).toBe(most);
  });

  it('draws each delay anew [S9.20]', () => {
    const delays = Array.from({ length: 50 }, () => reconnectionDelay(9));
    expect(new Set(delays).size).toBeGreaterThan(1);
  });

  it('waits 20000 ms for an answer [S9.20]', () => {
    expect(CONNECTION_TIMEOUT_MS).toBe(20_000);
  });
});

/** Numbers between 0 and 1 that are the same in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What API Gateway lets through: a rate a second, and as many at once as `burst`. */
function bucket(rate: number, burst: number) {
  let [left, at] = [burst, 0];
  return (now: number): boolean => {
    left = Math.min(burst, left + ((now - at) * rate) / 1_000);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** When each of many browsers asks whether it may come back, in hundredths of a second, until all are in. */
function storm(browsers: number, letIn: (now: number) => boolean): number[] {
  const random = drawing(7);
  const asked: number[] = [];
  /** Which attempts are made at a moment, each by its number. */
  const agenda = new Map<number, number[]>();
  const plan = (from: number, tries: number) => {
    const at = from + Math.ceil(reconnectionDelay(tries, random) / 10);
    agenda.set(at, [...(agenda.get(at) ?? []), tries]);
  };
  for (let browser = 0; browser < browsers; browser += 1) plan(0, 1);
  for (let now = 0; agenda.size > 0; now += 1) {
    for (const tries of agenda.get(now) ?? []) {
      asked.push(now);
      if (!letIn(now * 10)) plan(now, tries + 1);
    }
    agenda.delete(now);
  }
  return asked;
}

describe('5,000 browsers that lost their sockets together', () => {
  // As infra/stacks/coreApi.ts limits the question for the count: bookings have their own share.
  const asked = storm(5_000, bucket(50, 100));

  it('are all back as fast as they are let in', () => {
    expect((asked.at(-1) ?? 0) / 100).toBeLessThan((5_000 / 50) * 1.1);
  });

  it('never ask in step: no tenth of a second has half as much again as its share', () => {
    const inTenth = (tenth: number) => asked.filter((at) => Math.floor(at / 10) === tenth).length;
    const tenths = Array.from({ length: 200 }, (_, index) => inTenth(100 + index));
    const share = tenths.reduce((sum, one) => sum + one) / tenths.length;
    expect(Math.max(...tenths)).toBeLessThan(share * 1.5);
  });
});
