import { expect, it } from 'vitest';
import { goodsFacts } from './goodsFacts.ts';

it('says nothing of goods that nothing is known of', () => {
  expect(goodsFacts({})).toEqual([]);
});

it('names what is known, and the estimate of the receipt', () => {
  expect(goodsFacts({ service: 'cold_room', productType: 'Milk', weight: 250.5 })).toEqual([
    ['Service', 'Cold room'],
    ['Goods', 'Milk'],
    ['Weight', '250.5 kg'],
    ['Service estimate, not due now', '$601'],
  ]);
});

it('names no estimate where it comes to nothing', () => {
  expect(goodsFacts({ service: 'storage', weight: 0 })).toEqual([
    ['Service', 'Storage'],
    ['Weight', '0 kg'],
  ]);
});

it('names no estimate where no service was chosen that it would be for', () => {
  expect(goodsFacts({ weight: 2000 })).toEqual([['Weight', '2,000 kg']]);
});
