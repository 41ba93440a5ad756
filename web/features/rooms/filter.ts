import type { Day } from '#shared/days.ts';
import type { SaidGoods } from '#shared/fitsGoods.ts';
import { limits } from '#shared/limits.ts';
import { parseRoomType, type RoomType } from '#shared/roomTypes.ts';
import { kilogramsOf } from '#shared/search/kilograms.ts';
import { stayProblem, type Stay, type StayProblem } from '#shared/stay.ts';
import type { Input } from '#web/lib/api/client.ts';
import { pointForComma } from '#web/lib/forms/decimalComma.ts';
import type { Here } from '#web/lib/here.ts';
import { readWish, wishQuery } from '#web/lib/wish.ts';

/** The orders of the list: as rooms were added, the cheapest first, or the nearest to the city or the reader. */
const roomOrders = ['', 'price', 'near'] as const;
export type RoomOrder = (typeof roomOrders)[number];

export interface RoomFilter extends SaidGoods {
  roomType?: RoomType | undefined;
  /** A town by any of its names, or a part of one. */
  city: string;
  /** First and last day for which a room has to be free; empty where it does not matter. */
  startDate: string;
  endDate: string;
  order: RoomOrder;
  /** Temperatures in °C of which the room has to hold one; empty where it does not matter. */
  coldest: string;
  warmest: string;
  /** In Rwf a day; empty where it does not matter. */
  minPrice: string;
  maxPrice: string;
  /** What the room holds at least, in tons; empty where it does not matter. */
  tons: string;
}

/** What is wrong with a part of a filter. */
type FilterProblem = Omit<StayProblem, 'field'> & { field: keyof RoomFilter };

export const noRoomFilter: RoomFilter = {
  city: '',
  startDate: '',
  endDate: '',
  productType: '',
  weight: '',
  order: '',
  coldest: '',
  warmest: '',
  minPrice: '',
  maxPrice: '',
  tons: '',
};

/** What only the search asks for, by its name in the address, and how it is written. */
const bounds = {
  coldest: { name: 'minTemp', form: /^-?\d{1,9}(\.\d{1,6})?$/ },
  warmest: { name: 'maxTemp', form: /^-?\d{1,9}(\.\d{1,6})?$/ },
  // `50.000` may mean fifty thousand.
  minPrice: { name: 'minPrice', form: /^\d{1,9}(\.\d\d?)?$/ },
  maxPrice: { name: 'maxPrice', form: /^\d{1,9}(\.\d\d?)?$/ },
  tons: { name: 'minTons', form: /^\d{1,9}(\.\d{1,6})?$/ },
} as const;
export type Bound = keyof typeof bounds;
const boundNames = Object.keys(bounds) as Bound[];
const numberNames = ['weight', ...boundNames] as const;

const readBound = (query: URLSearchParams, bound: Bound): string => {
  const text = query.get(bounds[bound].name) ?? '';
  return bounds[bound].form.test(text) ? text : '';
};

/** The filter as the address of the search page says it. */
export function readRoomFilter(query: URLSearchParams): RoomFilter {
  const { city, startDate, endDate, productType, weight, roomType } = readWish(query);
  const order = roomOrders.find((one) => one === query.get('sort')) ?? '';
  return {
    city,
    startDate,
    endDate,
    productType,
    weight,
    order,
    coldest: readBound(query, 'coldest'),
    warmest: readBound(query, 'warmest'),
    minPrice: readBound(query, 'minPrice'),
    maxPrice: readBound(query, 'maxPrice'),
    tons: readBound(query, 'tons'),
    roomType: parseRoomType(roomType),
  };
}

/** The filter as a query of the search page; what is not set is left out. */
export function writeFilter({ order, roomType, ...said }: RoomFilter): URLSearchParams {
  const query = new URLSearchParams(wishQuery({ ...said, ...(roomType && { roomType }) }));
  if (order) query.set('sort', order);
  for (const bound of boundNames) {
    const { name, form } = bounds[bound];
    if (form.test(said[bound])) query.set(name, said[bound]);
  }
  return query;
}

/** A filter as it was typed, with its numbers as the address says them. */
export function withNumbers(typed: RoomFilter): RoomFilter {
  const filter = { ...typed };
  for (const name of numberNames) {
    filter[name] = pointForComma(filter[name].trim()).replace(/^-?(?=\.)/, '$&0');
  }
  return filter;
}

/** The first number of a filter that the address cannot say, if any: the search would leave it out. */
export function numberProblem(filter: RoomFilter): FilterProblem | undefined {
  const said = readRoomFilter(writeFilter(filter));
  const field = numberNames.find((name) => filter[name] !== said[name]);
  return field && { code: 'notNumber', field, message: 'Must be a number.' };
}

/** The stay that a filter asks for; none where it names no days, or only one of the two. */
export const stayOf = ({ startDate, endDate }: RoomFilter): Stay | undefined =>
  startDate && endDate ? { startDate, endDate } : undefined;

const missing = (field: StayProblem['field'], which: string): StayProblem => ({
  code: 'required',
  field,
  message: `Choose the ${which} date as well.`,
});

/** What is wrong with a filter's days on the day `today`, if anything. */
export function daysProblem(
  { startDate, endDate }: Pick<RoomFilter, 'startDate' | 'endDate'>,
  today: Day,
): StayProblem | undefined {
  if (!startDate && !endDate) return undefined;
  if (!startDate) return missing('startDate', 'start');
  const problem = stayProblem({ startDate, endDate: endDate || startDate }, today);
  if (problem) return problem;
  return endDate ? undefined : missing('endDate', 'end');
}

/** What somebody looks for, as the search and the map are asked for it. */
type RoomQuestion = Omit<Input<'rooms.search'>, 'sort' | 'cursor' | 'limit'>;

/**
 * What a filter asks the server, on the days of a stay that can be booked. What is nearest to a city may be outside it,
 * so that is no part of the question then.
 */
export function questionOf(filter: RoomFilter, stay: Stay | undefined): RoomQuestion {
  const { roomType, city, order, productType } = filter;
  const kg = kilogramsIn(filter);
  return {
    ...(roomType && { roomType }),
    ...(city.trim() && order !== 'near' && { town: city.trim() }),
    ...(productType.trim() && { product: productType.trim() }),
    ...(kg !== undefined && { kg }),
    ...temperaturesIn(filter),
    ...pricesIn(filter),
    ...stay,
  };
}

/** A temperature within those that can be searched for. */
const within = (degrees: number): number =>
  Math.min(Math.max(degrees, limits.coldestSearched), limits.warmestSearched);

/** What a room has to hold, in kg: the goods, and what it is asked to hold at least. */
function kilogramsIn({ weight, tons }: RoomFilter): number | undefined {
  if (!weight && !tons) return undefined;
  const held = kilogramsOf(Number(tons), 'tons') ?? 0;
  return Math.min(Math.max(Number(weight), held), limits.weightKg);
}

/** A price among those that can be searched for. */
const searched = (rwf: number): number => Math.min(rwf, limits.searchedRwf);

/** Two bounds as numbers, the lower one first however they were typed; undefined where one was not. */
function inOrder(one: string, other: string): [number | undefined, number | undefined] {
  const [from, to] = [one, other].map((text) => (text ? Number(text) : undefined));
  const isReversed = from !== undefined && to !== undefined && from > to;
  return isReversed ? [to, from] : [from, to];
}

function temperaturesIn({ coldest, warmest }: RoomFilter): Partial<RoomQuestion> {
  const [from, to] = inOrder(coldest, warmest);
  return {
    ...(from !== undefined && { temperatureFrom: within(from) }),
    ...(to !== undefined && { temperatureTo: within(to) }),
  };
}

function pricesIn({ minPrice: lowest, maxPrice: highest }: RoomFilter): Partial<RoomQuestion> {
  const [minPrice, maxPrice] = inOrder(lowest, highest);
  return {
    ...(minPrice !== undefined && { minPrice: searched(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: searched(maxPrice) }),
  };
}

/**
 * The order in which the server is asked for the rooms, and from where distances are measured: from the city, or
 * where none is said from the reader.
 * @param here where the reader is, if that is known
 */
export function sortOf({ order, city }: RoomFilter, here?: Here): Sorted {
  if (order === 'price') return { sort: 'price' };
  if (order === 'near' && city.trim()) return { sort: 'distance', town: city.trim() };
  return order === 'near' && here ? { sort: 'distance', ...here } : { sort: 'oldest' };
}

type Sorted = Pick<Input<'rooms.search'>, 'sort' | 'town' | 'latitude' | 'longitude'>;
