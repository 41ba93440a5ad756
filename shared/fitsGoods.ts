import { products, type Product } from './produce.ts';
import { formsOf, productNamed } from './productNamed.ts';
import type { Room } from './room.ts';
import { sayingsOf, separated, type Saying } from './sayings.ts';
import { kilogramsOf } from './search/kilograms.ts';
import { canHold, parseTemperatureRange } from './search/temperature.ts';

type Celsius = Product['celsius'];

/** Goods as they are said: products of the guide, groups of products, or anything else. */
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

/** What is said to be frozen is all of it, but in a list: `frozen beef, milk`. */
const LIST = /[,;/+]/;

/** One of the goods that are said together. */
interface Good {
  /** Its name, as it was typed. */
  said: string;
  /** What the guide knows it by; absent for a group, and for what is frozen. */
  product?: Product;
  /** The temperatures at which it keeps, any of which will do; empty where the guide knows none. */
  temperatures: readonly Celsius[];
}

let last: { said: string; goods: readonly Good[] } = { said: '', goods: [] };

/**
 * The goods that somebody names: one where the whole is known or names no several, and each by itself otherwise. The last
 * answer is kept, because a search asks the same of each room.
 */
export function goodsOf(productType: string): readonly Good[] {
  if (last.said !== productType) last = { said: productType, goods: lookUp(productType) };
  return last.goods;
}

function lookUp(productType: string): Good[] {
  const whole = lookUpOne(productType);
  return whole.temperatures.length > 0 ? [whole] : separated(productType).map(lookUpOne);
}

function lookUpOne(said: string): Good {
  const sayings = sayingsOf(said);
  const isFrozen = !LIST.test(said) && sayings.some(({ text }) => FROZEN_GOODS.test(text));
  if (isFrozen) return { said, temperatures: [FROZEN] };
  const group = sayings.map(groupSaid).find(Boolean);
  if (group) return { said, temperatures: temperaturesOfGroup(group) };
  const product = productNamed(said);
  return product ? { said, product, temperatures: [product.celsius] } : { said, temperatures: [] };
}

const groupSaid = ({ text, within }: Saying): string | undefined =>
  formsOf(text)
    .map((one) => groups.get(one))
    .find((group) => group && (!within || group === within[0]));

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
 * Those of the goods at whose temperatures a room cannot be. Each is looked at by itself: goods of different temperatures
 * often share a room, so that only the words about each can say what it keeps best at.
 */
export const misfitsOf = (holds: Holds, productType: string): readonly Good[] =>
  goodsOf(productType).filter(({ temperatures }) => !holdsTemperature(holds, temperatures));

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
  const needsCold = goodsOf(productType).some(({ temperatures }) => temperatures.length > 0);
  return [
    ...(needsCold && coldest === undefined ? (['temperature'] as const) : []),
    ...(Number(weight) > 0 && kilograms === undefined ? (['weight'] as const) : []),
  ];
}
