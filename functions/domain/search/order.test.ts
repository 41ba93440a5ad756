import { expect, it } from 'vitest';
import { creationOrder, metresText, priceOrder, priceText } from './order.ts';

it.each([
  [0, '00000000000'],
  [0.01, '00000000001'],
  [25_000.5, '00002500050'],
  [1.005, '00000000100'],
  [999_999_999.99, '99999999999'],
  [1_000_000_000, '99999999999'],
])('the price %d sorts as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it('rooms of one price are in the order of their creation, then of the beginning of their id', () => {
  const room = { id: 'kimironko-fresh', price: 25_000.5, createdAt: '2026-11-22T10:00:00.000Z' };
  expect(priceOrder(room)).toBe('00002500050#0mwro18g0#kimironk');
  expect(priceOrder({ ...room, createdAt: '1970-01-01T00:00:00.035Z' })).toBe(
    '00002500050#00000000z#kimironk',
  );
  expect(creationOrder(room)).toBe('2026-11-22T10:00:00.000Z#kimironko-fresh');
});

it('metres have so many digits that they sort like the numbers', () => {
  expect([metresText(0), metresText(81_000)]).toEqual(['00000000', '00081000']);
});
