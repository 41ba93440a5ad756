import { expect, test } from 'vitest';
import { barSums, isEnd, isLone } from './barSums.ts';

const points = (...all: number[][]) => all.map((values) => ({ values }));

test('the sum stands where it begins, and not where letters would meet', () => {
  const far = points([1, 2], [1, 2], [0, 0], [0, 0], [5, 0]);
  expect(barSums(far, 4)).toEqual([3, undefined, undefined, undefined, 5]);
  expect(barSums(far, 5)).toEqual(far.map(() => undefined));
  expect(barSums([], 2)).toEqual([]);
});

test('a part is alone where no other has anything', () => {
  expect(isLone([0, 3], 1)).toBe(true);
  expect(isLone([0, 3], 0)).toBe(false);
  expect(isLone([1, 3], 1)).toBe(false);
  expect(isLone([0, 0], 1)).toBe(false);
});

test('a bar ends with the last part that has something', () => {
  expect(isEnd([2, 3, 0], 1)).toBe(true);
  expect(isEnd([2, 3, 0], 0)).toBe(false);
  expect(isEnd([0, 0], 1)).toBe(false);
});
