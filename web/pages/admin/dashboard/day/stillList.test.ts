import { expect, test } from 'vitest';
import { stillList } from './stillList.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id, words: `new ${id}` }));
const shown = ['a', 'b', 'c'].map((id) => ({ id, words: `old ${id}` }));

test('entries keep their places with what is known of them now, whatever order they come in', () => {
  const { entries: still, gone } = stillList(shown, entries('c', 'b', 'a'));
  expect(still).toEqual(entries('a', 'b', 'c'));
  expect([...gone]).toEqual([]);
});

test('what has gone stays in its place as it was, and is named', () => {
  const { entries: still, gone } = stillList(shown, entries('b', 'c'));
  expect(still.map(({ words }) => words)).toEqual(['old a', 'new b', 'new c']);
  expect([...gone]).toEqual(['a']);
});

test('what has come stands behind all others', () => {
  const { entries: still, gone } = stillList(shown, entries('d', 'b', 'c', 'e'));
  expect(still.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([...gone]).toEqual(['a']);
});

test('what comes back is no longer gone', () => {
  const { entries: left } = stillList(shown, entries('b', 'c'));
  const { entries: still, gone } = stillList(left, entries('a', 'b', 'c'));
  expect(still).toEqual(entries('a', 'b', 'c'));
  expect([...gone]).toEqual([]);
});
