import { expect, test } from 'vitest';
import { groupWords, keepingWords } from './keepingWords.ts';

test('the guide says at which temperature a product keeps', () => {
  expect(keepingWords('tomatoes')).toBe('Tomatoes: best kept at 8–\u206013 °C.');
  expect(keepingWords('beef')).toBe('Fresh beef: best kept at −1.5–\u20600 °C.');
  expect(keepingWords('Vegetables')).toBeUndefined();
  expect(keepingWords('Fruits')).toBeUndefined();
  expect(keepingWords('')).toBeUndefined();
  expect(keepingWords('whole milk, fish and carrots')).toBe(
    'Raw milk: best kept at 4 °C. Carrots: best kept at 0 °C.',
  );
});

test('the guide says from which temperature to which a group keeps', () => {
  expect(groupWords('Fruits')).toBe(
    'Fruits keep best at 0 °C (strawberries) to 13–\u206015 °C (bananas), each at its own temperature.',
  );
});
