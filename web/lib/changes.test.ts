import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const list = (ids: string, next?: string) => ({
  items: ids.split('').map((id) => ({ id })),
  next,
});
const changes = (known: ReturnType<typeof list>, told: ReturnType<typeof list>) => {
  const { come, gone } = changesOf(known, told);
  const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');
  return [ids(come), ids(gone)];
};

test('of two whole lists every difference counts', () => {
  expect(changes(list('abc'), list('xbcy'))).toEqual(['xy', 'a']);
  expect(changes(list(''), list('a'))).toEqual(['a', '']);
  expect(changes(list('a'), list(''))).toEqual(['', 'a']);
});

test('what stands on a page that is not here yet has not come', () => {
  expect(changes(list('abc', 'next'), list('xacd', 'next'))).toEqual(['x', 'b']);
});

test('where not even one is known, all have come, and nothing is known to have gone', () => {
  expect(changes(list('abc', 'next'), list('uvw', 'next'))).toEqual(['uvw', '']);
});

test('what stands behind the page that is told has not gone', () => {
  expect(changes(list('abcdef', 'next'), list('xyab', 'next'))).toEqual(['xy', '']);
  expect(changes(list('abcdef'), list('xacd', 'next'))).toEqual(['x', 'b']);
});
