import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '#web/lib/format.ts';
import { pointForComma } from './decimalComma.ts';

test.each([
  ['12,5', '12.5'],
  [' 12,50 ', ' 12.50 '],
  ['12.5', '12.5'],
  ['12', '12'],
  ['', ''],
  ['2,500', '2500'],
  ['99 999', '99999'],
  ['99\u00a0999', '99999'],
  ['99\u202f999', '99999'],
  ['1,234,567.5', '1234567.5'],
  ['1 234,5', '1234.5'],
  [' 2,500 ', '2500 '],
])('%j is the number %j', (typed, number) => {
  expect(pointForComma(typed)).toBe(number);
});

test('every number that the site writes is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (hundredths) => {
      const number = hundredths / 100;
      expect(Number(pointForComma(formatNumber(number)))).toBe(number);
    }),
  );
});

test.each([
  '0,500',
  '2,5000',
  '25,00,000',
  '1,500,5',
  '1,000 000',
  '1.500,5',
  '1 500,500',
  '1,250.000',
  '-1,94',
  ',5',
  '5,',
  '-1.9441, 30.0619',
  '500-600',
])('%j stays as it is', (typed) => {
  expect(pointForComma(typed)).toBe(typed);
});
