import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from './produce.ts';
import { productNamed } from './productNamed.ts';

describe('the product that somebody names', () => {
  test.each([
    [' tomatoes ', 'Tomatoes'],
    ['tomato', 'Tomatoes'],
    ['Tomatos', 'Tomatoes'],
    ['tree tomato', 'Tree tomatoes'],
    ['beef', 'Fresh beef'],
    ['Roses', 'Cut roses'],
    ['rose', 'Cut roses'],
    ['potatoes', 'Irish potatoes'],
    ['potatos', 'Irish potatoes'],
    ['Irish', 'Irish potatoes'],
    ['chilli', 'Chillies'],
    ['strawberry', 'Strawberries'],
    ['bannana', 'Bananas'],
    ['mangos', 'Mangoes'],
    ['beans', 'French beans'],
    ['milk', 'Raw milk'],
    ['ONION', 'Dry onions'],
    ['fresh tilapia', 'Tilapia on ice'],
    ['cherry tomatoes', 'Tomatoes'],
    ['pineap', 'Pineapples'],
    ['passion fruit', 'Passion fruits'],
    ['passion', 'Passion fruits'],
    ['chicken meat', 'Fresh chicken'],
    ['tomato fruits', 'Tomatoes'],
    ['fresh tomatoes', 'Tomatoes'],
    ['tomatoes fresh', 'Tomatoes'],
    ['whole milk', 'Raw milk'],
    ['cow milk', 'Raw milk'],
    ['carrot vegetables', 'Carrots'],
    ['white onions', 'Dry onions'],
  ])('%s are %s', (typed, name) => {
    expect(productNamed(typed)?.name).toBe(name);
  });

  test.each(['', 'beer', 'car', 'coffee', 'ice', 'fresh', 'rice', 'maize', 'tea'])(
    '%s is none of the guide',
    (typed) => {
      expect(productNamed(typed)).toBeUndefined();
    },
  );

  test.each([
    'Vegetables',
    'Fruits',
    'fruit',
    'frui',
    'fresh fruits',
    'Meat',
    'goat meat',
    'flowers',
    'Bananas, meat',
    'milk fish',
    'Chicken & fish',
  ])('%s is no single one', (typed) => {
    expect(productNamed(typed)).toBeUndefined();
  });

  test.each(['dried mangoes', 'tomato paste', 'frozen beef', 'sweet potatoes', 'milk powder'])(
    '%s keep in another way',
    (typed) => {
      expect(productNamed(typed)).toBeUndefined();
    },
  );

  test('is each of the guide by its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...products), fc.boolean(), (product, loud) => {
        const typed = loud ? product.name.toUpperCase() : product.name;
        expect(productNamed(typed)).toBe(product);
      }),
    );
  });
});
