import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_UNIT } from '../room.ts';
import { kilogramsOf } from './kilograms.ts';

it.each([
  [8, DEFAULT_UNIT, 8_000],
  [2.5, 'Tonnes', 2_500],
  [3, 't', 3_000],
  [3, 'metric tons', 3_000],
  [700, 'kg', 700],
  [700, 'KGs', 700],
  [150, 'crates', 3_000],
])('%d %s are %d kg', (capacity, unit, kilograms) => {
  expect(kilogramsOf(capacity, unit)).toBe(kilograms);
});

it('a capacity in hundredths of a ton is so many times ten kg, and not a trace less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (hundredths) => {
      expect(kilogramsOf(hundredths / 100, 'tons')).toBe(hundredths * 10);
    }),
    { examples: [[201], [3_230], [6_410]] },
  );
});

it.each(['m³', 'pallets', 'litres', ''])('"%s" is no weight', (unit) => {
  expect(kilogramsOf(8, unit)).toBeUndefined();
});
