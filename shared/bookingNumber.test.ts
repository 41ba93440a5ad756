import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawNumber, NUMBER_ALPHABET, readNumber } from './bookingNumber.ts';

const below = (end: number) => fc.sample(fc.nat({ max: end - 1 }), 1)[0] ?? 0;

const lengths = [
  ['short', 5],
  ['long', 6],
] as const;

test.each(lengths)('a %s booking number is %i signs of the alphabet', (length, signs) => {
  const expected = new RegExp(`^CR-[${NUMBER_ALPHABET}]{${signs}}$`);
  for (let drawn = 0; drawn < 100; drawn += 1) {
    expect(drawNumber(below, length)).toMatch(expected);
  }
});

test('each sign is drawn', () => {
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

test.each(lengths)('a %s number is read however it is typed', (length) => {
  fc.assert(
    fc.property(fc.integer(), () => {
      const number = drawNumber(below, length);
      const signs = number.slice(3);
      for (const typed of [number, number.toLowerCase(), signs, `cr ${signs}`, `CR${signs} `]) {
        expect(readNumber(typed), typed).toBe(number);
      }
    }),
  );
});

test.each([
  ['CR-0I5ZB', 'CR-DJ528'],
  ['olsqn', 'CR-DJ5DM'],
  ['cr-cr345', 'CR-CR345'],
  ['CR345', 'CR-CR345'],
  ['CR3456', 'CR-CR3456'],
  ['CR34567', 'CR-34567'],
])('%j is read as %j, because signs look alike', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['', 'CR-', '4F7K', '4F7K222', 'Keza', 'CR-AEUVA'])(
  '%j is no booking number',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  },
);
