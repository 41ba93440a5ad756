import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCloser, doCross, frameAround, isWithin, runsThrough } from './boxes.ts';
import { spread, type Mark } from './spread.ts';

const shape = { lift: 24, width: 60, height: 28 };
const sight = { left: 0, top: 0, right: 400, bottom: 600 };
const above = { x: 0, y: -24 };

/** Marks at places, the first of which choose first. */
const ranked = (places: readonly { x: number; y: number }[]): Mark[] =>
  places.map((place, rank) => ({ ...place, rank }));

/** The heads that found a place, on the screen, with the tips of their needles. */
const placed = (marks: readonly Mark[], heads: ReturnType<typeof spread>) =>
  marks.flatMap((tip, index) => {
    const head = heads[index];
    if (!head) return [];
    const middle = { x: tip.x + head.x, y: tip.y + head.y };
    return [{ tip, middle, frame: frameAround(middle, shape) }];
  });

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));

const anywhere = fc.record({
  x: fc.integer({ min: -50, max: 450 }),
  y: fc.integer({ min: -50, max: 650 }),
});
const inTown = fc.record({
  x: fc.integer({ min: 150, max: 210 }),
  y: fc.integer({ min: 250, max: 310 }),
});

describe('spread', () => {
  it('leaves heads straight above their places where they have the space', () => {
    const far = ranked([
      { x: 100, y: 100 },
      { x: 168, y: 100 },
      { x: 100, y: 200 },
    ]);
    expect(spread(far, { ...shape, sight })).toEqual([above, above, above]);
  });

  it('keeps heads 8 px apart, wholly in sight and free of needles, wherever their places are', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 40 }), (places) => {
        const marks = ranked(places);
        const heads = placed(marks, spread(marks, { ...shape, sight }));
        for (const { frame } of heads) expect(isWithin(frame, sight)).toBe(true);
        for (const [one, other] of pairsOf(heads)) {
          expect(areCloser(one.frame, other.frame, 8)).toBe(false);
          expect(runsThrough(one.tip, one.middle, other.frame)).toBe(false);
          expect(runsThrough(other.tip, other.middle, one.frame)).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('finds a place for each of ten in one town, two of them on the very same spot', () => {
    const town = [0, 0, 5, 12, 17, 23, 30, 38, 44, 51].map((x, index) => ({
      x: 170 + x,
      y: 280 + ((index * 17) % 40),
    }));
    expect(spread(ranked(town), { ...shape, sight })).not.toContain(undefined);
  });

  it('has a place for the mark that chooses first, however crowded the town', () => {
    fc.assert(
      fc.property(fc.array(inTown, { minLength: 1, maxLength: 30 }), (places) => {
        expect(spread(ranked(places), { ...shape, sight })[0]).toBeDefined();
      }),
      { numRuns: 20 },
    );
  });

  it('lets no needle cross a head or another needle where six stand in a row', () => {
    const marks = ranked([0, 20, 40, 60, 80, 100].map((x) => ({ x: 150 + x, y: 300 })));
    const heads = placed(marks, spread(marks, { ...shape, sight }));
    expect(heads).toHaveLength(6);
    for (const [one, other] of pairsOf(heads)) {
      expect(doCross(one.tip, one.middle, other.tip, other.middle)).toBe(false);
      expect(runsThrough(one.tip, one.middle, other.frame)).toBe(false);
      expect(runsThrough(other.tip, other.middle, one.frame)).toBe(false);
    }
  });

  it('moves a head into sight at each edge, and has none for what is out of sight', () => {
    const marks = ranked([
      { x: 398, y: 300 },
      { x: 2, y: 400 },
      { x: 200, y: 3 },
      { x: 200, y: 601 },
    ]);
    const heads = spread(marks, { ...shape, sight });
    expect(placed(marks, heads)).toHaveLength(3);
    expect(heads[3]).toBeUndefined();
  });

  it('lets those of the lowest rank choose first, whatever their order, and leaves out the last', () => {
    const narrow = { left: 0, top: 0, right: 80, bottom: 88 };
    const marks = [39, 40, 41].map((x, index) => ({ x, y: 44, rank: 3 - index }));
    const heads = spread(marks, { ...shape, sight: narrow });
    expect(heads.map((head) => head !== undefined)).toEqual([false, true, true]);
  });

  it('lays no head on an obstacle', () => {
    const obstacle = frameAround({ x: 200, y: 276 }, { width: 36, height: 36 });
    const marks = ranked([{ x: 200, y: 300 }]);
    const [head] = placed(marks, spread(marks, { ...shape, sight, obstacles: [obstacle] }));
    expect(head && areCloser(head.frame, obstacle, 8)).toBe(false);
  });

  it('moves what has no needle no farther off its place than its neighbour asks', () => {
    const disc = { lift: 0, width: 36, height: 36 };
    const marks = ranked([
      { x: 200, y: 300 },
      { x: 210, y: 300 },
    ]);
    expect(spread(marks.slice(1), { ...disc, sight })).toEqual([{ x: 0, y: 0 }]);
    const heads = spread(marks, { ...disc, sight });
    expect(heads).not.toContain(undefined);
    for (const head of heads) expect(Math.hypot(head?.x ?? 0, head?.y ?? 0)).toBeLessThan(28);
  });

  it('chooses the same places each time', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 15 }), (places) => {
        const marks = ranked(places);
        const shifted = marks.map(({ x, y, rank }) => ({ x: x + 1_000, y: y - 500, rank }));
        const there = { left: 1_000, top: -500, right: 1_400, bottom: 100 };
        expect(spread(shifted, { ...shape, sight: there })).toEqual(
          spread(marks, { ...shape, sight }),
        );
      }),
      { numRuns: 20 },
    );
  });
});
