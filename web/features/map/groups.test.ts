import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCloser } from './boxes.ts';
import { groupMarks } from './groups.ts';

const sight = { left: 0, top: 0, right: 400, bottom: 600 };
const shapes = {
  one: { lift: 24, width: 60, height: 28 },
  several: { lift: 24, width: 160, height: 28 },
  sight,
};

const sizesOf = (places: readonly { x: number; y: number }[]) =>
  groupMarks(places, shapes)
    .map(({ marks }) => marks.length)
    .sort((one, other) => one - other);

describe('groupMarks', () => {
  it('leaves marks alone whose heads have their space, straight above them', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 168, y: 100 },
      { x: 100, y: 200 },
    ];
    expect(sizesOf(places)).toEqual([1, 1, 1]);
    for (const { tip, middle } of groupMarks(places, shapes)) {
      expect(middle).toEqual({ x: tip.x, y: tip.y - 24 });
    }
  });

  it('joins what would lie on one another, and moves its head aside of that of a neighbour', () => {
    const places = [
      { x: 200, y: 300 },
      { x: 210, y: 304 },
      { x: 265, y: 302 },
    ];
    const groups = groupMarks(places, shapes);
    expect(sizesOf(places)).toEqual([1, 2]);
    const several = groups.find(({ marks }) => marks.length === 2);
    expect(several?.tip).toEqual({ x: 205, y: 302 });
    expect(several?.middle, 'on a needle as long as any').toEqual({ x: 145, y: 302 - 24 });
  });

  it('lifts the head of several above neighbours on both sides', () => {
    const places = [
      { x: 200, y: 300 },
      { x: 210, y: 304 },
      { x: 130, y: 302 },
      { x: 280, y: 302 },
    ];
    const several = groupMarks(places, shapes).find(({ marks }) => marks.length === 2);
    expect(several?.middle.x).toBe(205);
    expect(several?.middle.y).toBeLessThanOrEqual(302 - 24 - 28 - 8);
  });

  it('keeps the head of several within the sides of the map', () => {
    const [group] = groupMarks(
      [
        { x: 10, y: 300 },
        { x: 12, y: 300 },
      ],
      shapes,
    );
    expect(group?.frame.left).toBe(0);
  });

  it('loses no mark, and lets no heads lie on one another, wherever the places are', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(anywhere, { maxLength: 40 }), (places) => {
        const groups = groupMarks(places, shapes);
        expect(new Set(groups.flatMap(({ marks }) => marks)).size).toBe(places.length);
        groups.forEach(({ frame }, index) => {
          for (const other of groups.slice(index + 1)) {
            expect(areCloser(frame, other.frame, 8)).toBe(false);
          }
        });
      }),
      { numRuns: 50 },
    );
  });
});
