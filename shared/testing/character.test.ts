import fc from 'fast-check';
import { expect, test } from 'vitest';
import { character } from './character.ts';

test('a character is one code point and no half of a pair', () => {
  fc.assert(
    fc.property(character, (one) => {
      expect(Array.from(one)).toHaveLength(1);
      expect(one.isWellFormed()).toBe(true);
    }),
  );
});

test.each(['', 'ab', '\ud800', 'a\u0301', undefined])('%j is no character', (text) => {
  expect(character.canShrinkWithoutContext(text)).toBe(false);
});

test.each(['a', '\u0000', '\ud7ff', '\ue000', '\u{10ffff}'])('%j is a character', (text) => {
  expect(character.canShrinkWithoutContext(text)).toBe(true);
});

test('texts of them are among others the names that every object has', () => {
  const texts = fc.sample(fc.string({ unit: character }), { numRuns: 2_000, seed: 1 });
  expect(texts).toContain('__proto__');
});
