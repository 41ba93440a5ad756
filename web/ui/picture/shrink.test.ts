import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from './shrink.ts';

describe('the size of a shrunk picture', () => {
  it.each([
    [
      { width: 3_200, height: 2_400 },
      { width: 1_600, height: 1_200 },
    ],
    [
      { width: 2_400, height: 3_200 },
      { width: 1_200, height: 1_600 },
    ],
    [
      { width: 1_600, height: 900 },
      { width: 1_600, height: 900 },
    ],
    [
      { width: 10, height: 10 },
      { width: 10, height: 10 },
    ],
    [
      { width: 10_000, height: 1 },
      { width: 1_600, height: 1 },
    ],
  ])('%j becomes %j', (size, expected) => {
    expect(fit(size, 1_600)).toEqual(expected);
  });

  it('is never larger than allowed, than it was, or than nothing', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 16, max: 2_000 }), (width, height, most) => {
        const size = fit({ width, height }, most);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(most);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
