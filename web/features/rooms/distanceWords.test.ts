import { expect, test } from 'vitest';
import { distanceWords } from './distanceWords.ts';

test.each([
  [0, 'Less than 1 km from Musanze'],
  [0.999, 'Less than 1 km from Musanze'],
  [1, '1 km from Musanze'],
  [12.4, '12 km from Musanze'],
  [12.5, '13 km from Musanze'],
])('%s km away is said as “%s”', (km, words) => {
  expect(distanceWords(km, 'Musanze')).toBe(words);
});
