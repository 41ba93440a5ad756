import { expect, it } from 'vitest';
import { goodsFacts } from './goodsFacts.ts';

it('says nothing of goods that nothing is known of', () => {
  expect(goodsFacts({})).toEqual([]);
});

it('names what is known', () => {
  expect(goodsFacts({ service: 'cold_room', productType: 'Milk', weight: 250.5 })).toEqual([
    ['Service', 'Cold room'],
    ['Goods', 'Milk'],
    ['Weight', '250.5 kg'],
  ]);
});
