import { describe, expect, test } from 'vitest';
import { holdsOf, holdsTemperature, holdsWeight, temperaturesOf, unknownFor } from './fitsGoods.ts';

const roomOf = (temperatureRange: string, capacity = 3, unit = 'tons') =>
  holdsOf({ temperatureRange, capacity, unit });

describe('a room fits goods', () => {
  test.each([
    ['tomatoes', '4°C - 8°C', true],
    ['tomatoes', '2°C - 4°C', false],
    ['Bananas', '13°C - 15°C', true],
    ['Fresh beef', '2°C - 4°C', false],
    ['Meat', '2°C - 4°C', false],
    ['Meat', '-20°C - -18°C', true],
    ['Meat', '-12°C - -10°C', false],
    ['Fish', '0°C - 2°C', true],
    ['Milk', '2°C - 4°C', true],
    ['Vegetables', '18°C - 25°C', false],
    ['Fruits', '0°C - 2°C', true],
    ['Vaccines', '2°C - 8°C', true],
    ['beef', '2°C - 4°C', false],
    ['tomato', '2°C - 4°C', false],
    ['Frozen beef', '-20°C - -18°C', true],
    ['frozen beef', '-2°C - 0°C', false],
    ['Something else', '18°C - 25°C', true],
    ['', '18°C - 25°C', true],
    ['Milk', 'cool', true],
  ])('%s at %s: %s', (product, range, fits) => {
    expect(holdsTemperature(roomOf(range), temperaturesOf(product))).toBe(fits);
  });

  test.each([
    [3_000, 'tons', true],
    [3_000.5, 'tons', false],
    [99_999, 'm³', true],
    [0, 'tons', true],
    [Number.NaN, 'tons', true],
  ])('of %s kg where it holds 3 %s: %s', (weight, unit, fits) => {
    expect(holdsWeight(roomOf('2°C - 8°C', 3, unit), weight)).toBe(fits);
  });
});

test.each([
  ['2°C - 8°C', 'tons', 'Milk', '500', []],
  ['cool', 'm³', 'Milk', '500', ['temperature', 'weight']],
  ['cool', 'm³', 'Something else', '', []],
  ['cool', 'tons', 'Milk', '500', ['temperature']],
  ['2°C - 8°C', 'm³', '', '500', ['weight']],
])(
  'of a room at "%s" in %s, %s of "%s" kg depend on %j, unknown',
  (range, unit, productType, weight, unknown) => {
    expect(unknownFor(roomOf(range, 3, unit), { productType, weight })).toEqual(unknown);
  },
);

test.each([
  ['fresh meat', 'Meat'],
  ['meats', 'Meat'],
  ['Meat and fish', 'Meat'],
  ['Fresh meat & fish', 'Meat'],
  ['Fish/meat', 'Meat'],
  ['fish and meat', 'Meat'],
  ['goat meat', 'Meat'],
  ['pork meat', 'Meat'],
  ['Goats', 'Meat'],
  ['pork', 'Meat'],
  ['fresh fish', 'Meat'],
  ['red meat', 'Meat'],
  ['raw meat', 'Meat'],
  ['fresh vegetables', 'Vegetables'],
  ['green vegetable', 'Vegetables'],
  ['fresh fruits', 'Fruits'],
  ['ripe fruit', 'Fruits'],
  ['chicken meat', 'Fresh chicken'],
  ['tilapia fish', 'Tilapia on ice'],
  ['mango fruits', 'Mangoes'],
  ['Tree tomato fruit', 'Tree tomatoes'],
  ['flowers', 'Cut roses'],
  ['fresh cut flowers', 'Cut roses'],
  ['rose flowers', 'Cut roses'],
  ['Deep-frozen fish', 'frozen fish'],
])('%s keep as %s do', (said, known) => {
  const kept = temperaturesOf(known);
  expect(kept).not.toEqual([]);
  expect(temperaturesOf(said)).toEqual(kept);
});

test.each([
  'dried fish',
  'tree fruits',
  'meat pies',
  'paper flowers',
  'constructor',
  'milk fish',
  'irish fish',
  'vegetables fruits',
  'Vegetables & fruits',
  'Vegetables and fruits',
  'Flowers, fruits',
  'Milk, meat',
  'Tomatoes, fish',
  'Bananas; meat',
  'Mangoes + fruits',
  'Chicken/fish',
  'Tilapia, meat',
  'Chicken and fish',
])('%s are none of the guide, and any room will do', (said) => {
  expect(temperaturesOf(said)).toEqual([]);
});

test('a group of products keeps at the temperatures of any of them', () => {
  expect(temperaturesOf('Milk')).toEqual([[4, 4]]);
  expect(temperaturesOf('Vegetables').length).toBeGreaterThan(5);
  expect(temperaturesOf('Coffee')).toEqual([]);
});
