import { expect, it } from 'vitest';
import { temperatureWords } from './temperatureWords.ts';

it.each([
  ['-20°C - -18°C', '-20 to -18 °C'],
  ['-25°C – -18°C', '-25 to -18 °C'],
  ['-18 to -20 °C', '-18 to -20 °C'],
  ['-2°C - 4°C', '-2 to 4 °C'],
  ['2°C - 8°C', '2–\u20608 °C'],
  ['2-8°C ', '2–\u20608 °C'],
  ['0.5°c to 4.5 °c', '0.5–\u20604.5 °C'],
  ['4°C', '4 °C'],
  ['2°C - 8°C, or as you wish', '2°C - 8°C, or as you wish'],
  ['as you wish', 'as you wish'],
])('the temperature %s reads %s', (range, words) => {
  expect(temperatureWords(range)).toBe(words);
});
