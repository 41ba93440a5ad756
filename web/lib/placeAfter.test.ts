import { expect, test } from 'vitest';
import { placeAfter } from './placeAfter.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, -1],
  ['a', 1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s leads from place %i of %i to %s', (key, place, count, next) => {
  expect(placeAfter(key, place, count)).toBe(next);
});
