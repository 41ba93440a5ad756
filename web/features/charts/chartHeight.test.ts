import { expect, test } from 'vitest';
import { chartHeight } from './chartHeight.ts';

const points = (...labels: string[]) => labels.map((label) => ({ label, values: [1] }));

test('upright bars are as high for any number of them', () => {
  expect(chartHeight({ points: points('May') }, true)).toBe(220);
  expect(chartHeight({ points: points('May', 'June') }, false)).toBe(220);
});

test('lying bars are each as high as their name: on one line where it is short, else on more of them on a phone', () => {
  const long = points('Kimironko Fresh and Frozen', 'Huye');
  expect(chartHeight({ lying: true, points: points('Kigali', 'Huye') }, false)).toBe(100);
  expect(chartHeight({ lying: true, points: long }, false)).toBe(156);
  expect(chartHeight({ lying: true, points: long }, true)).toBe(144);
});
