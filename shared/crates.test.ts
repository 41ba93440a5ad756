import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRATE_KG, cratesIn } from './crates.ts';

describe('crates of a room', () => {
  test('weigh at most 85 % of what the room holds, and one more would not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (kg) => {
        const crates = cratesIn(kg);
        expect(crates * CRATE_KG).toBeLessThanOrEqual(kg * 0.85);
        expect((crates + 1) * CRATE_KG).toBeGreaterThan(kg * 0.85);
      }),
    );
  });
});
