import { products, type Product } from './produce.ts';
import { formsOf, productNamed } from './productNamed.ts';
import type { Room } from './room.ts';
import { sayingsOf, type Saying } from './sayings.ts';
import { kilogramsOf } from './search/kilograms.ts';
import { canHold, parseTemperatureRange } from './search/temperature.ts';

type Celsius = Product['celsius'];

/** Goods as they are said: a product of the guide, a group of products, or anything else. */
export interface SaidGoods {
  productType: string;
  /** In kg; empty where it was not said. */
  weight: string;
}

/** What a room holds, as far as its texts can be read. */
export interface Holds {
  /** Absent where its unit is no weight. */
  kilograms?: number;
  /** In °C; absent where its text names no temperature. */
  coldest?: number;
  warmest?: number;
}

/** Goods of several products, as the home page, the guide and customers say them, by their group or product of the guide. */
const groups = new Map([
  ['vegetable', 'Vegetables'],
  ['fruit', 'Fruits'],
  ['meat', 'Meat and fish'],
  ['fish', 'Meat and fish'],
  ['meat and fish', 'Meat and fish'],
  ['meat fish', 'Meat and fish'],
  ['fish and meat', 'Meat and fish'],
  ['fish meat', 'Meat and fish'],
  ['goat', 'Meat and fish'],
  ['pork', 'Meat and fish'],
  ['flower', 'Cut roses'],
  ['cut flower', 'Cut roses'],
  ['rose flower', 'Cut roses'],
]);

/** Frozen meat and fish are kept down to here, in °C (specification, FAQ: -18 °C for frozen goods). */
const FROZEN: Celsius = [-25, -18];

/** Goods that are said to be frozen keep as such, whatever they are. */
const FROZEN_GOODS = /^(deep )?frozen\b/;

let last: { said: string; temperatures: readonly Celsius[] } = { said: '', temperatures: [] };

/**
 * The temperatures at which goods keep, any of which will do; empty where the guide knows none. The last answer is
 * kept, because a search asks the same of each room.
 */
export function temperaturesOf(productType: string): readonly Celsius[] {
  if (last.said !== productType) last = { said: productType, temperatures: lookUp(productType) };
  return last.temperatures;
}

function lookUp(productType: string): Celsius[] {
  const said = sayingsOf(productType);
  if (said.some(({ text }) => FROZEN_GOODS.test(text))) return [FROZEN];
  const group = said.map(groupSaid).find(Boolean);
  if (group) return temperaturesOfGroup(group);
  const product = productNamed(productType);
  return product ? [product.celsius] : [];
}

const groupSaid = ({ text, within }: Saying): string | undefined =>
  formsOf(text)
    .map((one) => groups.get(one))
    .find((group) => group && (!within || group === within));

/** The temperatures at which the products of a group keep. */
function temperaturesOfGroup(kept: string): Celsius[] {
  const celsius = products
    .filter(({ group, name }) => group === kept || name === kept)
    .map((one) => one.celsius);
  return kept === 'Meat and fish' ? [...celsius, FROZEN] : celsius;
}

/** Reads what a room holds from its texts. */
export function holdsOf({
  capacity,
  unit,
  temperatureRange = '',
}: Pick<Room, 'capacity' | 'unit'> & { temperatureRange?: string }): Holds {
  const kilograms = kilogramsOf(capacity, unit);
  return {
    ...(kilograms !== undefined && { kilograms }),
    ...parseTemperatureRange(temperatureRange),
  };
}

/**
 * Whether a room can be set to one of these temperatures, or any will do. A room whose temperature cannot
 * be read may hold them: it is refused to nobody, and {@link unknownFor} says that nobody knows.
 */
export function holdsTemperature({ coldest, warmest }: Holds, wanted: readonly Celsius[]): boolean {
  if (wanted.length === 0 || coldest === undefined || warmest === undefined) return true;
  return wanted.some(([from, to]) => canHold({ coldest, warmest }, { from, to }));
}

/**
 * Whether a room holds a weight in kg; one whose unit is no weight may hold any. What was typed and is no number (`NaN`)
 * is too heavy for none: its own field refuses it.
 */
export const holdsWeight = ({ kilograms = Infinity }: Holds, kg: number): boolean =>
  !(kg > kilograms);

/** What nobody can read of a room and goods depend on: it fits perhaps. */
export function unknownFor(
  { kilograms, coldest }: Holds,
  { productType, weight }: SaidGoods,
): ('temperature' | 'weight')[] {
  const needsCold = temperaturesOf(productType).length > 0;
  return [
    ...(needsCold && coldest === undefined ? (['temperature'] as const) : []),
    ...(Number(weight) > 0 && kilograms === undefined ? (['weight'] as const) : []),
  ];
}
