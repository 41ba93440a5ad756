import { expect, it } from 'vitest';
import { moveClock } from './moveClock.ts';

it('lets the clock run on from another moment, and gives it back', () => {
  const before = Date.now();
  const giveBack = moveClock(Date.parse('2020-02-29T08:00:00Z'));
  try {
    expect(new Date().toISOString()).toMatch(/^2020-02-29T08:00:0/);
    expect(Date.now() - Date.parse('2020-02-29T08:00:00Z')).toBeLessThan(5_000);
    expect(new Date('2021-01-01').toISOString()).toBe('2021-01-01T00:00:00.000Z');
    expect(new Date(2021, 0, 1).getFullYear()).toBe(2021);
  } finally {
    giveBack();
  }
  expect(Date.now()).toBeGreaterThanOrEqual(before);
});
