import { expect, it } from 'vitest';
import { mergeSorted, type Source } from './mergeSorted.ts';

const ended = (...items: string[]): Source<string> => ({ items, ended: true });
const open = (...items: string[]): Source<string> => ({ items, ended: false });
const keyOf = (key: string) => key;

it('sources that have ended are joined whole', () => {
  const sources = [ended('b', 'd'), ended(), ended('a', 'c', 'e')];
  expect(mergeSorted(sources, keyOf)).toEqual({ items: ['a', 'b', 'c', 'd', 'e'], blocking: [] });
  const reversed = [ended('d', 'b'), ended(), ended('e', 'c', 'a')];
  expect(mergeSorted(reversed, keyOf, true)).toEqual({
    items: ['e', 'd', 'c', 'b', 'a'],
    blocking: [],
  });
});

it('nothing is joined while nothing was read of a source that goes on: it is read first', () => {
  const [one, other] = [open(), open()];
  expect(mergeSorted([ended('a'), one, open('b'), other], keyOf)).toEqual({
    items: [],
    blocking: [one, other],
  });
});

it('items are joined up to the last one of each source that goes on, which is among them', () => {
  const [short, long] = [open('a', 'd'), open('b', 'c', 'e')];
  const merged = mergeSorted([long, short, ended('d5', 'f')], keyOf);
  expect(merged.items).toEqual(['a', 'b', 'c', 'd']);
  expect(merged.blocking).toEqual([short]);
  expect(merged.blocking[0]).toBe(short);
});

it('items are joined down to the last one where the order is descending', () => {
  const [short, long] = [open('f', 'c'), open('e', 'd', 'b')];
  const merged = mergeSorted([long, short, ended('b5', 'a')], keyOf, true);
  expect(merged).toEqual({ items: ['f', 'e', 'd', 'c'], blocking: [short] });
});

it('the order is that of the keys, not of the items', () => {
  const source: Source<{ at: string }> = { items: [{ at: '2' }, { at: '1' }], ended: true };
  const { items } = mergeSorted([source], ({ at }: { at: string }) => at);
  expect(items).toEqual([{ at: '1' }, { at: '2' }]);
});
