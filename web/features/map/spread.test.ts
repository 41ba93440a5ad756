import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread, type Place } from './spread.ts';

const between = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

const coordinate = fc.integer({ min: 0, max: 60 });
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 8 });

describe('spread', () => {
  it('leaves alone what is far enough apart', () => {
    const far = [
      { x: 0, y: 0 },
      { x: 28, y: 0 },
    ];
    expect(spread(far, 28)).toEqual(far);
  });

  it('moves two neighbours by the same, away from each other', () => {
    const [left, right] = spread(
      [
        { x: 10, y: 0 },
        { x: 20, y: 0 },
      ],
      28,
    );
    expect(left?.x).toBeCloseTo(1);
    expect(right?.x).toBeCloseTo(29);
    expect(left?.y).toBeCloseTo(0);
  });

  it('keeps every pair of a town apart, those on the very same spot too', () => {
    fc.assert(
      fc.property(places, (start) => {
        const moved = spread(start, 28);
        moved.forEach((one, index) => {
          for (const other of moved.slice(index + 1)) {
            expect(between(one, other)).toBeGreaterThan(24);
          }
        });
      }),
    );
  });
});
