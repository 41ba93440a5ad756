import { expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import { checkFree, isFree } from './checkFree.ts';

const available = { status: 'available' as const };

test('a room is refused where it is gone, then where it is not available, then where a day is taken', () => {
  const taken = ['2027-01-31'];
  const unavailable = { status: 'unavailable' as const };
  expect(refusalOf(() => checkFree({ room: undefined, taken }))).toBe('roomNotFound');
  expect(refusalOf(() => checkFree({ room: unavailable, taken }))).toBe('roomUnavailable');
  expect(refusalOf(() => checkFree({ room: available, taken }))).toBe('daysTaken');
  expect(refusalOf(() => checkFree({ room: available, taken: [] }))).toBeUndefined();
});

test('a room is free where it is available and not among the taken ones', () => {
  const taken = new Set(['taken']);
  expect(isFree({ id: 'free', ...available }, taken)).toBe(true);
  expect(isFree({ id: 'taken', ...available }, taken)).toBe(false);
  expect(isFree({ id: 'free', status: 'unavailable' }, taken)).toBe(false);
});
