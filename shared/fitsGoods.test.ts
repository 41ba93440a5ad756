import { describe, expect, test } from 'vitest';
import { fitsGoods, temperaturesOf } from './fitsGoods.ts';

const roomOf = (temperatureRange: string, capacity = 3, unit = 'tons') => ({
  temperatureRange,
  capacity,
  unit,
});
const goods = (productType: string, weight = '') => ({ productType, weight });

describe('a room fits goods', () => {
  test.each([
    ['tomatoes', '4°C - 8°C', true],
    ['tomatoes', '2°C - 4°C', false],
    ['Bananas', '13°C - 15°C', true],
    ['Fresh beef', '2°C - 4°C', false],
    ['Meat', '2°C - 4°C', false],
    ['Meat', '-20°C - -18°C', true],
    ['Fish', '0°C - 2°C', true],
    ['Milk', '2°C - 4°C', true],
    ['Vegetables', '18°C - 25°C', false],
    ['Fruits', '0°C - 2°C', true],
    ['Vaccines', '2°C - 8°C', true],
    ['Something else', '18°C - 25°C', true],
    ['', '18°C - 25°C', true],
    ['Milk', 'cool', true],
  ])('%s at %s: %s', (product, range, fits) => {
    expect(fitsGoods(roomOf(range), goods(product))).toBe(fits);
  });

  test.each([
    ['3000', 'tons', true],
    ['3000.5', 'tons', false],
    ['99999', 'm³', true],
    ['', 'tons', true],
  ])('of %s kg where it holds 3 %s: %s', (weight, unit, fits) => {
    expect(fitsGoods(roomOf('2°C - 8°C', 3, unit), goods('', weight))).toBe(fits);
  });
});

test('a group of products keeps at the temperatures of any of them', () => {
  expect(temperaturesOf('Milk')).toEqual([[4, 4]]);
  expect(temperaturesOf('Vegetables').length).toBeGreaterThan(5);
  expect(temperaturesOf('Coffee')).toEqual([]);
});
