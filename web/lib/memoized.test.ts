import { expect, it, vi } from 'vitest';
import { memoized } from './memoized.ts';

interface State {
  a: number;
  b: number;
  other: number;
}

it('combines anew only where a part has changed', () => {
  const combine = vi.fn((a: number, b: number) => ({ sum: a + b }));
  const select = memoized(({ a, b }: State) => [a, b], combine);
  const first = select({ a: 1, b: 2, other: 0 });
  expect(first).toEqual({ sum: 3 });
  expect(select({ a: 1, b: 2, other: 1 })).toBe(first);
  expect(select({ a: 1, b: 3, other: 1 })).toEqual({ sum: 4 });
  expect(combine).toHaveBeenCalledTimes(2);
});
