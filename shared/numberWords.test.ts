import { expect, test } from 'vitest';
import { hoursInWords, numberWord } from './numberWords.ts';

test('small numbers are said in words, larger ones in digits', () => {
  expect([0, 2, 9, 12, 13, 1600].map(numberWord)).toEqual([
    'no',
    'two',
    'nine',
    'twelve',
    '13',
    '1600',
  ]);
});

test('one hour is an hour', () => {
  expect([1, 2, 24].map(hoursInWords)).toEqual(['an hour', 'two hours', '24 hours']);
});
