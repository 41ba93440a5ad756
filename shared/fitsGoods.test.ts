import { describe, expect, test } from 'vitest';
import { goodsOf, holdsOf, holdsWeight, misfitsOf, unknownFor } from './fitsGoods.ts';

const roomOf = (temperatureRange: string, capacity = 3, unit = 'tons') =>
  holdsOf({ temperatureRange, capacity, unit });

const temperaturesOf = (said: string) => goodsOf(said).map(({ temperatures }) => temperatures);

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
    ['tomato fruits', '2°C - 4°C', false],
    ['whole milk', '8°C - 13°C', false],
    ['irish potatoes and carrots', '0°C - 8°C', true],
    ['irish potatoes and carrots', '4°C - 8°C', false],
    ['Goat, fish', '2°C - 4°C', false],
    ['Tomatoes, fish', '8°C - 13°C', false],
    ['Tomatoes, charcoal', '2°C - 4°C', false],
    ['Coffee and charcoal', '18°C - 25°C', true],
    ['Frozen fish, milk', '-20°C - -18°C', false],
    ['Frozen fish, milk', '-20°C - 4°C', true],
    ['Frozen beef and chicken', '-20°C - -18°C', true],
  ])('%s at %s: %s', (product, range, fits) => {
    expect(misfitsOf(roomOf(range), product).length === 0).toBe(fits);
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
  ['tomato fruits', 'Tomatoes'],
  ['aubergine fruit', 'Aubergines'],
  ['cabbage vegetables', 'Cabbages'],
  ['tomatoes fresh', 'Tomatoes'],
  ['white fish', 'Meat'],
  ['cow meat', 'Meat'],
  ['flowers', 'Cut roses'],
  ['fresh cut flowers', 'Cut roses'],
  ['rose flowers', 'Cut roses'],
  ['Deep-frozen fish', 'frozen fish'],
])('%s keep as %s do', (said, known) => {
  const kept = temperaturesOf(known);
  expect(kept.flat()).not.toEqual([]);
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
  'fruit vegetables',
  'milk fruits',
  'rice and maize',
])('%s are none of the guide, and any room will do', (said) => {
  expect(temperaturesOf(said).flat()).toEqual([]);
});

test.each([
  ['Vegetables & fruits', 'Vegetables', 'fruits'],
  ['Vegetables and fruits', 'Vegetables', 'fruits'],
  ['Flowers, fruits', 'Flowers', 'fruits'],
  ['Milk, meat', 'Milk', 'meat'],
  ['Bananas; meat', 'Bananas', 'meat'],
  ['Mangoes + fruits', 'Mangoes', 'fruits'],
  ['Chicken/fish', 'Chicken', 'fish'],
  ['Tilapia, meat', 'Tilapia', 'meat'],
  ['Chicken and fish', 'Chicken', 'fish'],
  ['Irish potatoes AND carrots', 'Irish potatoes', 'carrots'],
  ['beef, charcoal,', 'beef', 'charcoal'],
])('%s are %s and %s, which keep as each does', (said, ...each) => {
  expect(goodsOf(said).map((one) => one.said)).toEqual(each);
  expect(temperaturesOf(said)).toEqual(each.flatMap(temperaturesOf));
});

test('a group of products keeps at the temperatures of any of them', () => {
  expect(temperaturesOf('Milk')).toEqual([[[4, 4]]]);
  expect(temperaturesOf('Vegetables').flat().length).toBeGreaterThan(5);
  expect(temperaturesOf('Coffee')).toEqual([[]]);
});
