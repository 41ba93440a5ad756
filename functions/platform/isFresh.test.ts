import { expect, it } from 'vitest';
import { isFresh } from './isFresh.ts';

it.each([
  ['at once', 0, true],
  ['until its time is over', 999, true],
  ['when its time is over', 1_000, false],
  ['where the clock was set back', -1, false],
])('what was read is used %s', (_, passed, used) => {
  expect(isFresh(5_000, 5_000 + passed, 1_000)).toBe(used);
});

it('what is valid for no time is never used', () => {
  expect(isFresh(5_000, 5_000, 0)).toBe(false);
});
