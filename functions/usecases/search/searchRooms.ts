import type { Point, SearchEntry } from '#functions/domain/search/entry.ts';
import { fits, isSelective, type Wish } from '#functions/domain/search/fits.ts';
import type { Cell } from '#functions/domain/search/grid.ts';
import { creationOrder, priceOrder, priceText } from '#functions/domain/search/order.ts';
import { readCells, type Place } from '#functions/store/search/readCounts.ts';
import {
  ALL_KEYS,
  readByTown,
  readByType,
  readNewest,
  readOldest,
  type Between,
} from '#functions/store/search/readEntries.ts';
import { roomTypes } from '#shared/roomTypes.ts';
import { FIRST_READ, type Found, type PageOf, type PageReading } from './found.ts';
import { readOthers } from './nextBest.ts';
import { distanceOrder, readByDistance } from './readByDistance.ts';
import { readInOrder } from './readInOrder.ts';
import { readTown, WHOLE_TOWN } from './readTown.ts';
import { understand } from './understand.ts';

/** A search: what is looked for, and in which order. */
export interface Search {
  wish: Omit<Wish, 'town' | 'area'>;
  /** The town or area as somebody typed it. */
  typed?: string | undefined;
  order: Order;
  /** Where somebody is, around which others are offered; without it, the place that was typed. */
  point?: Point | undefined;
}

/** The order of a search, by distance from a point, or without one from the place that was typed. */
export type Order =
  | { by: 'price' | 'oldest' | 'newest' }
  | { by: 'distance'; from: Point | undefined };

/** An order whose point is known. */
type KnownOrder = { by: 'price' | 'oldest' | 'newest' } | { by: 'distance'; from: Point };

export interface SearchResult extends Found {
  /** The place that was understood; undefined where none was typed or is known. */
  place: Place | undefined;
  places: Place[];
  /** What was looked for, with the place that was understood. */
  wish: Wish;
  /** Reads the rooms that are offered where nothing fits, or answers those that were read ahead. */
  readOthers: () => Promise<SearchEntry[]>;
  /** Whether a town was wished that has so few rooms that there is a round trip left to look around it. */
  isSmallTown: boolean;
}

/**
 * One page of the rooms that fit. It is advisory: the entries follow the rooms within about a second,
 * and a booking decides by the calendar. It takes at most three round trips, with those of `readOthers`.
 */
export async function searchRooms(search: Search, page: PageOf): Promise<SearchResult> {
  const { typed, point } = search;
  const isSomewhere = typed !== undefined || point !== undefined || search.order.by === 'distance';
  const [{ place, places, rooms }, cells] = await Promise.all([
    understand(typed),
    isSomewhere ? readCells() : [],
  ]);
  const order = orderFrom(search.order, place);
  // What is nearest to a place may be outside it; where nothing is known to be near, only its own rooms are meant.
  const isFromPlace = search.order.by === 'distance' && search.order.from === undefined;
  const around = isFromPlace && order.by === 'distance';
  const within = around ? {} : { town: place?.town, area: place?.area };
  const wish: Wish = { ...search.wish, ...within };
  const others = once(() => readOthers(wish, { origin: point ?? place?.middle, cells }));
  const hasNone = typed !== undefined && (!place || (rooms === 0 && !around));
  const found = hasNone
    ? { entries: [], next: undefined, read: [] }
    : await readPage({ wish, order, rooms, cells, ifNothing: others }, page);
  const isSmallTown = wish.town !== undefined && rooms <= FIRST_READ;
  return { ...found, place, places, wish, readOthers: others, isSmallTown };
}

/** Does something when it is first asked for, and no second time. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

/** Sorts by price where the place to measure from is unknown. */
const orderFrom = (order: Order, place: Place | undefined): KnownOrder => {
  if (order.by !== 'distance') return order;
  const from = order.from ?? place?.middle;
  return from ? { by: 'distance', from } : { by: 'price' };
};

interface Plan extends Pick<PageReading, 'ifNothing'> {
  wish: Wish;
  order: KnownOrder;
  /** Number of rooms of the town, where one is wished. */
  rooms: number;
  /** All cells of the map, where the search is about a place. */
  cells: Cell[];
}

function readPage({ wish, order, rooms, cells, ifNothing }: Plan, page: PageOf): Promise<Found> {
  const { town } = wish;
  if (order.by === 'price') return readCheapest(wish, { ...page, ifNothing });
  if (town !== undefined && rooms <= WHOLE_TOWN) {
    return readSmallTown({ ...wish, town }, order, page);
  }
  return order.by === 'distance'
    ? readNearest(wish, { point: order.from, cells }, page)
    : readByCreation(wish, order.by, { ...page, ifNothing });
}

/** The places in the order of prices between which the wished ones are. */
const pricesOf = ({ minPrice, maxPrice }: Wish): Between => ({
  from: minPrice === undefined ? ALL_KEYS.from : priceText(minPrice),
  to: maxPrice === undefined ? ALL_KEYS.to : `${priceText(maxPrice)}#~`,
});

function readCheapest(wish: Wish, page: PageOf & Pick<PageReading, 'ifNothing'>): Promise<Found> {
  const { town, roomType } = wish;
  const types = roomType === undefined ? roomTypes : [roomType];
  const collections =
    town === undefined
      ? types.map((type) => (between: Between, limit: number) => readByType(type, between, limit))
      : [(between: Between, limit: number) => readByTown(town, between, limit)];
  return readInOrder(
    { collections, keyOf: priceOrder, bounds: pricesOf(wish) },
    (entry) => fits(entry, wish),
    { ...page, isSelective: isSelective(wish) || (town !== undefined && roomType !== undefined) },
  );
}

/** In a town that is not large, all rooms are read: most of an order over all towns would be others. */
const readSmallTown = (
  wish: Wish & { town: string },
  order: KnownOrder,
  page: PageOf,
): Promise<Found> =>
  readTown({ town: wish.town, bounds: pricesOf(wish) }, (entry) => fits(entry, wish), {
    ...page,
    keyOf: order.by === 'distance' ? distanceOrder(order.from) : creationOrder,
    descending: order.by === 'newest',
  });

const wishesAnything = (wish: Wish): boolean =>
  Object.values(wish).some((one) => one !== undefined);

const readByCreation = (
  wish: Wish,
  by: 'oldest' | 'newest',
  page: PageOf & Pick<PageReading, 'ifNothing'>,
): Promise<Found> =>
  readInOrder(
    {
      collections: [by === 'newest' ? readNewest : readOldest],
      keyOf: creationOrder,
      bounds: ALL_KEYS,
      descending: by === 'newest',
    },
    (entry) => fits(entry, wish),
    { ...page, isSelective: wishesAnything(wish) },
  );

const readNearest = (
  wish: Wish,
  around: { point: Point; cells: Cell[] },
  page: PageOf,
): Promise<Found> =>
  readByDistance(around, (entry) => fits(entry, wish), {
    ...page,
    isSelective: wishesAnything(wish),
  });
