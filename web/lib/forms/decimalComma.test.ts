import { expect, test } from 'vitest';
import { pointForComma } from './decimalComma.ts';

test.each([
  ['12,5', '12.5'],
  [' 12,50 ', ' 12.50 '],
  ['12.5', '12.5'],
  ['12', '12'],
  ['', ''],
])('%j is the number %j', (typed, number) => {
  expect(pointForComma(typed)).toBe(number);
});

test.each(['1,500', '1,500,5', '1.500,5', '-1,94', ',5', '5,', '-1.9441, 30.0619', '500-600'])(
  '%j stays as it is',
  (typed) => {
    expect(pointForComma(typed)).toBe(typed);
  },
);
