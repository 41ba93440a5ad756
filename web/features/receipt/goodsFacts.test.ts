import { expect, it } from 'vitest';
import { goodsFacts, misfitFact } from './goodsFacts.ts';

it('says nothing of goods that nothing is known of', () => {
  expect(goodsFacts({})).toEqual([]);
});

it('names what is known', () => {
  expect(goodsFacts({ service: 'cold_room', productType: 'Milk', weight: 250.5 })).toEqual([
    ['Service', 'Cold room'],
    ['Goods', 'Milk'],
    ['Weight', '250.5\u00a0kg'],
  ]);
});

it('warns of a room that does not hold the temperature of the goods', () => {
  const room = { temperatureRange: '2°C - 4°C', capacity: 3, unit: 'tons' };
  expect(misfitFact({ productType: 'tomato', weight: '' }, room)).toEqual([
    [
      'Please note',
      'Tomatoes: best kept at 8–\u206013 °C. This room holds 2–\u20604 °C: it does not fit.',
    ],
  ]);
  expect(misfitFact({ productType: 'Meat', weight: '500' }, room)).toEqual([
    [
      'Please note',
      'Best kept at another temperature. This room holds 2–\u20604 °C: it does not fit.',
    ],
  ]);
  expect(misfitFact({ productType: 'Milk', weight: '3000' }, room)).toEqual([]);
});

it('warns of a room that does not hold the weight of the goods, also beside its temperature', () => {
  const room = { temperatureRange: '2°C - 4°C', capacity: 3, unit: 'tons' };
  const heavy = 'This room holds 3\u00a0tons: the goods are too heavy.';
  expect(misfitFact({ productType: 'Milk', weight: '3000.5' }, room)).toEqual([
    ['Please note', heavy],
  ]);
  expect(misfitFact({ productType: 'tomato', weight: '5000' }, room)).toEqual([
    [
      'Please note',
      `Tomatoes: best kept at 8–\u206013 °C. This room holds 2–\u20604 °C: it does not fit. ${heavy}`,
    ],
  ]);
  expect(misfitFact({ productType: 'Milk', weight: '5000' }, { ...room, unit: 'm³' })).toEqual([]);
});
