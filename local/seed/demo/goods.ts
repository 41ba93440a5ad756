import { products } from '#shared/produce.ts';
import { canHold, parseTemperatureRange } from '#shared/search/temperature.ts';

/** Goods that no product of the guide stands for. */
const FROZEN = ['Frozen fish', 'Frozen meat'];
const DRY = ['Coffee', 'Maize', 'Dry beans'];

/** What is stored in a room of the demonstration with these temperatures: products that keep there. */
export function goodsFor(temperatureRange: string): string[] {
  const range = parseTemperatureRange(temperatureRange);
  if (!range || range.coldest >= 15) return DRY;
  if (range.warmest < -10) return FROZEN;
  return products
    .filter(({ celsius: [from, to] }) => canHold(range, { from, to }))
    .map(({ name }) => name);
}
