import { productNamed, products, type Product, type ProductGroup } from './produce.ts';
import type { Room } from './room.ts';
import { kilogramsOf } from './search/kilograms.ts';
import { canHold, parseTemperatureRange } from './search/temperature.ts';

type Celsius = Product['celsius'];

/** Goods as they are said: a product of the guide, a group of products, or anything else. */
export interface SaidGoods {
  productType: string;
  /** In kg; empty where it was not said. */
  weight: string;
}

/** Groups as the home page and customers name them. */
const groups: Record<string, ProductGroup> = {
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  meat: 'Meat and fish',
  fish: 'Meat and fish',
  milk: 'Milk',
};

/** Frozen meat and fish are kept down to here, in °C (specification, FAQ: -18 °C for frozen goods). */
const FROZEN: Celsius = [-25, -18];

/** The temperatures at which goods keep, any of which will do; empty where the guide knows none. */
export function temperaturesOf(productType: string): Celsius[] {
  const product = productNamed(productType);
  if (product) return [product.celsius];
  const group = groups[productType.trim().toLowerCase()];
  if (!group) return [];
  const kept = products.filter((one) => one.group === group).map(({ celsius }) => celsius);
  return group === 'Meat and fish' ? [...kept, FROZEN] : kept;
}

type Place = Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>;

/** Whether a room can be set to a temperature at which goods keep; so it is where either is unknown. */
export function holdsTemperature({ temperatureRange }: Place, productType: string): boolean {
  const wanted = temperaturesOf(productType);
  const range = parseTemperatureRange(temperatureRange);
  if (wanted.length === 0 || !range) return true;
  return wanted.some(([from, to]) => canHold(range, { from, to }));
}

/** Whether a room holds a weight in kg; so it does where its unit is no weight. */
export function holdsWeight({ capacity, unit }: Place, weight: string): boolean {
  const most = kilogramsOf(capacity, unit);
  return most === undefined || Number(weight) <= most;
}

/** Whether a room fits goods by temperature and weight, as the guide recommends. */
export const fitsGoods = (room: Place, { productType, weight }: SaidGoods): boolean =>
  holdsTemperature(room, productType) && holdsWeight(room, weight);
