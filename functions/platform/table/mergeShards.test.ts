import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeShards, type Stretch } from './mergeShards.ts';

/** A list of which so many items are read at a time; what was read is counted. */
function listOf(items: number[], atOnce: number, seen = { items: 0 }): Stretch<number> {
  const [now, later] = [items.slice(0, atOnce), items.slice(atOnce)];
  seen.items += now.length;
  return {
    items: now,
    more: later.length > 0 ? () => Promise.resolve(listOf(later, atOnce, seen)) : undefined,
  };
}

/** Distinct numbers in some lists, each sorted. */
const lists = fc
  .tuple(fc.uniqueArray(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 8 }))
  .chain(([numbers, count]) =>
    fc
      .array(fc.nat(count - 1), { minLength: numbers.length, maxLength: numbers.length })
      .map((places) =>
        Array.from({ length: count }, (_, list) =>
          numbers.filter((_, nth) => places[nth] === list).toSorted((a, b) => a - b),
        ),
      ),
  );

const isLess = (a: number, b: number): boolean => a < b;

it('the joined lists are the sorted whole, as far as they are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(lists, fc.nat(70), fc.integer({ min: 1, max: 5 }), async (all, limit, few) => {
      const whole = all.flat().toSorted((a, b) => a - b);
      const { items, hasMore } = await mergeShards(
        all.map((list) => listOf(list, few)),
        limit,
        isLess,
      );
      expect(items).toEqual(whole.slice(0, limit));
      expect(hasMore).toBe(whole.length > limit);
    }),
  );
});

it('a list is read on only where it is used up', async () => {
  const seen = { items: 0 };
  const early = Array.from({ length: 40 }, (_, nth) => nth);
  const late = Array.from({ length: 40 }, (_, nth) => 100 + nth);
  await mergeShards([listOf(early, 4, seen), listOf(late, 4, seen)], 10, isLess);
  expect(seen.items).toBe(12 + 4);
});

it('a stretch without items is passed over', async () => {
  const first: Stretch<number> = {
    items: [],
    more: () => Promise.resolve({ items: [], more: () => Promise.resolve({ items: [3] }) }),
  };
  expect(await mergeShards([first, { items: [5] }], 5, isLess)).toEqual({
    items: [3, 5],
    hasMore: false,
  });
});
