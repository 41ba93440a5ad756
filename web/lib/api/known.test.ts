import { describe, expect, test } from 'vitest';
import { afterLook, withMore } from './known.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id, seen: 1 }));
const asked = '{}';

describe('the next page of a list', () => {
  const known = { asked, data: entries('a', 'b'), next: 'two', loadingMore: true };

  test('stands behind what is here, with the mark of the page after it', () => {
    expect(withMore(known, { asked, data: entries('c'), next: 'three' })).toEqual({
      asked,
      data: entries('a', 'b', 'c'),
      next: 'three',
      loadingMore: false,
    });
  });

  test('leaves what is here where it does not come, so that it can be asked for again', () => {
    expect(withMore(known, { asked, error: 'Gone.' })).toEqual({
      ...known,
      error: 'Gone.',
      loadingMore: false,
    });
  });
});

describe('another look', () => {
  test('shows each entry of a list as it is now, in its place, and counts what has come', () => {
    const now = { id: 'b', seen: 2 };
    const told = { asked, data: [...entries('new'), now] };
    expect(afterLook({ asked, data: entries('a', 'b') }, told)).toEqual({
      asked,
      data: [{ id: 'a', seen: 1 }, now],
      fresh: 1,
      gone: ['a'],
    });
  });

  test('takes an answer that is no list, and a list that was empty, as it is', () => {
    const figures = { asked, data: { days: 2 } };
    expect(afterLook({ asked, data: { days: 1 } }, figures)).toBe(figures);
    const list = { asked, data: entries('a') };
    expect(afterLook({ asked, data: [] }, list)).toBe(list);
  });

  test('changes nothing where it fails, but says so where nothing is known yet', () => {
    const failed = { asked, error: 'Gone.' };
    const known = { asked, data: entries('a') };
    expect(afterLook(known, failed)).toBe(known);
    expect(afterLook({ asked }, failed)).toBe(failed);
  });
});
