/**
 * What keeps how: a guide for those who store produce, and for what fits a room. It promises nothing:
 * each row names its sources, and marks what could not be read from its source as approximate.
 */
export interface Product {
  /** As it is said on screen and kept with a booking. */
  name: string;
  group: ProductGroup;
  /** The temperatures in °C at which it keeps best, the lower one first. */
  celsius: readonly [number, number];
  /** Relative humidity in %, as a range; absent where no source says it. */
  humidity?: string;
  /** Usual shelf life there, in days; absent where the label says it. */
  days?: string;
  /** What harm it takes below which temperature, in °C. */
  injury?: string;
  /** How much ethylene it makes, and how it takes that of others. */
  ethylene?: string;
  sources: readonly SourceId[];
  /** Where the sources differ, or a kind of it wants something else. */
  note?: string;
  /** Names what of the row is approximate, as it was not read from its source. */
  approximate?: string;
}

export const productGroups = ['Vegetables', 'Fruits', 'Meat and fish', 'Milk', 'Other'] as const;
export type ProductGroup = (typeof productGroups)[number];

/** The publications that the rows come from. */
export const produceSources = {
  cantwell: {
    short: 'UC Davis',
    full: 'UC Davis: Cantwell, Properties and Recommended Conditions for Long-Term Storage of Fresh Fruits and Vegetables',
  },
  handbook: { short: 'USDA', full: 'USDA: Agriculture Handbook 66, tables derived from it' },
  passion: { short: 'ISHS 934', full: 'ISHS 934: Acta Horticulturae 934_95' },
  tamarillo: { short: 'UC Davis Tamarillo', full: 'UC Davis Tamarillo: Produce Facts' },
  roses: { short: 'ISHS 261', full: 'ISHS 261: Acta Horticulturae 261_35' },
  tilapia: {
    short: 'AJFAND',
    full: 'AJFAND: African Journal of Food, Agriculture, Nutrition and Development, on tilapia of Lake Malawi',
  },
  milk: { short: 'FAO', full: 'FAO: Milk quality and safety' },
  trade: { short: 'trade table', full: 'Trade table: a table of the meat trade' },
  who: { short: 'WHO', full: 'WHO: World Health Organization' },
} as const;
type SourceId = keyof typeof produceSources;

const BOTH = ['cantwell', 'handbook'] as const;

export const products: readonly Product[] = [
  {
    name: 'Tomatoes',
    group: 'Vegetables',
    celsius: [8, 13],
    humidity: '90–95',
    days: '7–21',
    injury: '13 °C when green, 7 °C when ripe',
    ethylene: 'Makes it when ripe',
    sources: BOTH,
    approximate: 'injury of ripe ones',
  },
  {
    name: 'French beans',
    group: 'Vegetables',
    celsius: [4, 7],
    humidity: '95',
    days: '7–10',
    injury: '7 °C if kept long',
    ethylene: 'Makes little, sensitive',
    sources: BOTH,
  },
  {
    name: 'Chillies',
    group: 'Vegetables',
    celsius: [5, 10],
    humidity: '85–95',
    days: '14–21',
    injury: '7',
    ethylene: 'Makes little, sensitive',
    sources: BOTH,
    approximate: 'humidity',
  },
  {
    name: 'Irish potatoes',
    group: 'Vegetables',
    celsius: [4, 8],
    humidity: '95',
    days: '150–300',
    injury: '3',
    ethylene: 'Makes very little, sensitive',
    sources: BOTH,
    approximate: 'humidity',
  },
  {
    name: 'Carrots',
    group: 'Vegetables',
    celsius: [0, 0],
    humidity: '95–100',
    days: '90–180',
    ethylene: 'Makes very little, very sensitive',
    sources: ['cantwell'],
  },
  {
    name: 'Cabbages',
    group: 'Vegetables',
    celsius: [0, 0],
    humidity: '95–100',
    days: '21–42',
    ethylene: 'Makes very little, very sensitive',
    sources: ['cantwell'],
  },
  {
    name: 'Aubergines',
    group: 'Vegetables',
    celsius: [10, 12],
    humidity: '90–95',
    days: '7–14',
    injury: '7',
    ethylene: 'Makes little, sensitive',
    sources: BOTH,
    approximate: 'humidity',
  },
  {
    name: 'Mushrooms',
    group: 'Vegetables',
    celsius: [0, 0],
    humidity: '90',
    days: '7–14',
    ethylene: 'Makes very little, sensitive',
    sources: ['cantwell'],
  },
  {
    name: 'Dry onions',
    group: 'Vegetables',
    celsius: [0, 0],
    humidity: '65–70',
    days: '30–240',
    ethylene: 'Makes very little; gives off its odour',
    sources: ['cantwell'],
  },
  {
    name: 'Amaranth leaves',
    group: 'Vegetables',
    celsius: [0, 2],
    humidity: '95–100',
    days: '10–14',
    ethylene: 'Makes very little, sensitive',
    sources: ['cantwell'],
  },
  {
    name: 'Avocados',
    group: 'Fruits',
    celsius: [3, 7],
    humidity: '85–90',
    days: '14–28',
    injury: '4.5',
    ethylene: 'Makes much, very sensitive',
    sources: BOTH,
  },
  {
    name: 'Passion fruits',
    group: 'Fruits',
    celsius: [3, 10],
    humidity: '90–95',
    days: '21–35',
    injury: '5–10 °C, sources differ',
    ethylene: 'Makes very much, very sensitive',
    sources: ['handbook', 'passion'],
    note: 'Purple ones at 3–5 °C, others at 10 °C',
  },
  {
    name: 'Bananas',
    group: 'Fruits',
    celsius: [13, 15],
    humidity: '90–95',
    days: '7–28',
    injury: '12',
    ethylene: 'Makes some, very sensitive',
    sources: BOTH,
  },
  {
    name: 'Mangoes',
    group: 'Fruits',
    celsius: [13, 13],
    humidity: '85–90',
    days: '14–21',
    injury: '10–13',
    ethylene: 'Makes some, sensitive',
    sources: BOTH,
  },
  {
    name: 'Pineapples',
    group: 'Fruits',
    celsius: [7, 13],
    humidity: '85–90',
    days: '14–28',
    injury: '7–10',
    ethylene: 'Makes little, hardly sensitive',
    sources: BOTH,
  },
  {
    name: 'Papayas',
    group: 'Fruits',
    celsius: [7, 13],
    humidity: '85–90',
    days: '7–21',
    injury: '7',
    ethylene: 'Makes some, sensitive',
    sources: BOTH,
    approximate: 'humidity',
  },
  {
    name: 'Tree tomatoes',
    group: 'Fruits',
    celsius: [3, 4],
    humidity: '90–95',
    days: '42–70',
    injury: '3',
    ethylene: 'Makes very little, somewhat sensitive',
    sources: ['tamarillo'],
  },
  {
    name: 'Strawberries',
    group: 'Fruits',
    celsius: [0, 0],
    humidity: '90–95',
    days: '7–10',
    ethylene: 'Makes little, hardly sensitive',
    sources: ['cantwell'],
  },
  {
    name: 'Fresh beef',
    group: 'Meat and fish',
    celsius: [-1.5, 0],
    humidity: '90',
    days: '21–35',
    sources: ['trade'],
    approximate: 'the whole row',
  },
  {
    name: 'Fresh chicken',
    group: 'Meat and fish',
    celsius: [-1, 0],
    humidity: '95',
    days: '7–10',
    sources: ['trade'],
    approximate: 'the whole row',
  },
  {
    name: 'Tilapia on ice',
    group: 'Meat and fish',
    celsius: [0, 0],
    days: '16–18',
    sources: ['tilapia'],
  },
  {
    name: 'Raw milk',
    group: 'Milk',
    celsius: [4, 4],
    days: '2',
    sources: ['milk'],
    approximate: 'days',
  },
  {
    name: 'Vaccines',
    group: 'Other',
    celsius: [2, 8],
    injury: '0 °C: never frozen',
    sources: ['who'],
    approximate: 'the whole row; the label decides',
  },
  {
    name: 'Cut roses',
    group: 'Other',
    celsius: [1, 1],
    humidity: '90',
    days: 'up to 21',
    ethylene: 'Makes some, sensitive',
    sources: ['roses'],
    approximate: 'humidity',
  },
];

/** The address of a product within the guide's page. */
export const anchorOf = ({ name }: Product): string => name.toLowerCase().replaceAll(' ', '-');

/**
 * Temperatures as they are written: `8–13 °C`, `0 °C`, `−1.5–0 °C`, `−20 to −18 °C`. A word joiner after the dash holds
 * them in one line.
 */
export const celsiusText = ([low, high]: Product['celsius']): string => {
  const text = (degrees: number) => String(degrees).replace('-', '−');
  return low === high
    ? `${text(low)} °C`
    : text(low) + (high < 0 ? ' to ' : '–\u2060') + `${text(high)} °C`;
};
