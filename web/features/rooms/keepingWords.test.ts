import { expect, test } from 'vitest';
import { keepingWords } from './keepingWords.ts';

test('the guide says at which temperature a product keeps', () => {
  expect(keepingWords('tomatoes')).toBe('Tomatoes: best kept at 8–13 °C.');
  expect(keepingWords('Vegetables')).toBeUndefined();
  expect(keepingWords('')).toBeUndefined();
});
