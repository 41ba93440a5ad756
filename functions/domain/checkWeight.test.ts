import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import { checkWeight } from './checkWeight.ts';

describe('goods', () => {
  test('of up to what the room holds are taken, and a gram more is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (capacity) => {
        const room = { capacity, unit: 'tons' };
        expect(refusalOf(() => checkWeight(capacity * 1_000, room))).toBeUndefined();
        expect(refusalOf(() => checkWeight(capacity * 1_000 + 0.001, room))).toBe('tooHeavy');
      }),
    );
  });

  test('of no weight are taken in a room that holds nothing', () => {
    const full = { capacity: 0, unit: 'tons' };
    for (const weight of [undefined, null, 0]) {
      expect(refusalOf(() => checkWeight(weight, full))).toBeUndefined();
    }
    expect(refusalOf(() => checkWeight(0.001, full))).toBe('tooHeavy');
  });

  test.each([
    ['of no weight that was said', undefined, 'tons'],
    ['whose weight is taken away', null, 'tons'],
    ['in a room that is measured by volume', 99_999, 'm³'],
  ])('%s are taken', (_, weight, unit) => {
    expect(refusalOf(() => checkWeight(weight, { capacity: 3, unit }))).toBeUndefined();
  });

  test('that are too heavy are told what the room holds', () => {
    expect(refusedWith(() => checkWeight(99_999, { capacity: 3, unit: 'tons' }))).toEqual({
      code: 'tooHeavy',
      params: { holds: '3 tons' },
    });
  });
});
