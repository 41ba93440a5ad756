import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawNumber, NUMBER_ALPHABET } from './bookingNumber.ts';

const below = (end: number) => fc.sample(fc.nat({ max: end - 1 }), 1)[0] ?? 0;

test('a booking number is five signs of the alphabet behind its beginning', () => {
  for (let drawn = 0; drawn < 100; drawn += 1) {
    expect(drawNumber(below)).toMatch(new RegExp(`^CR-[${NUMBER_ALPHABET}]{5}$`));
  }
  expect(drawNumber(() => 0)).toBe('CR-22222');
  expect(drawNumber((end) => end - 1)).toBe('CR-YYYYY');
});

test('of signs that look or sound alike, at most one is in the alphabet', () => {
  const signs = Array.from(NUMBER_ALPHABET);
  expect(new Set(signs).size).toBe(signs.length);
  for (const alike of ['0ODQ', '1ILJ', '2Z', '5S', '8B', 'UV', 'MN']) {
    const kept = Array.from(alike).filter((sign) => signs.includes(sign));
    expect(kept.length, alike).toBeLessThanOrEqual(1);
  }
  expect(signs.filter((sign) => 'AEIOU'.includes(sign))).toEqual([]);
});
