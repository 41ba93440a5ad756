import { expect, it } from 'vitest';
import { temperatureWords } from './temperatureWords.ts';

it.each([
  ['-20°C - -18°C', '-20°C to -18°C'],
  ['-25°C – -18°C', '-25°C to -18°C'],
  ['-2°C - 4°C', '-2°C - 4°C'],
  ['2°C - 8°C', '2°C - 8°C'],
  ['as you wish', 'as you wish'],
])('the temperature %s reads %s', (range, words) => {
  expect(temperatureWords(range)).toBe(words);
});
