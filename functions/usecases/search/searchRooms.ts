import type { Point } from '#functions/domain/search/entry.ts';
import { fits, isSelective, type Wish } from '#functions/domain/search/fits.ts';
import { creationOrder, priceOrder, priceText } from '#functions/domain/search/order.ts';
import type { Place } from '#functions/store/search/readCounts.ts';
import {
  readByTown,
  readByType,
  readNewest,
  readOldest,
  type Between,
} from '#functions/store/search/readEntries.ts';
import { roomTypes } from '#shared/roomTypes.ts';
import type { Found, PageOf } from './found.ts';
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
}

/** The order of a search, by distance from a point, or without one from the place that was typed. */
export type Order =
  { by: 'price' | 'oldest' | 'newest' } | { by: 'distance'; from: Point | undefined };

/** An order whose point is known. */
type KnownOrder = { by: 'price' | 'oldest' | 'newest' } | { by: 'distance'; from: Point };

export interface SearchResult extends Found {
  /** The place that was understood, of those that have rooms; undefined where none was typed or is known. */
  place: Place | undefined;
  places: Place[];
  /** What was looked for, with the place that was understood. */
  wish: Wish;
}

/**
 * One page of the rooms that fit. It is advisory: the entries follow the rooms within about a second,
 * and a booking decides by the calendar.
 */
export async function searchRooms(search: Search, page: PageOf): Promise<SearchResult> {
  const { typed } = search;
  const { place, places, rooms } = await understand(typed);
  const order = orderFrom(search.order, place);
  const around = search.order.by === 'distance' && search.order.from === undefined;
  // What is nearest to a place may be outside it.
  const within = around ? {} : { town: place?.town, area: place?.area };
  const wish: Wish = { ...search.wish, ...within };
  const found =
    typed !== undefined && !place
      ? { entries: [], next: undefined, read: [] }
      : await readPage({ wish, order, rooms }, page);
  return { ...found, place, places, wish };
}

/** Sorts by price where the place to measure from is unknown. */
const orderFrom = (order: Order, place: Place | undefined): KnownOrder => {
  if (order.by !== 'distance') return order;
  const from = order.from ?? place?.middle;
  return from ? { by: 'distance', from } : { by: 'price' };
};

interface Plan {
  wish: Wish;
  order: KnownOrder;
  /** Number of rooms of the town, where one is wished. */
  rooms: number;
}

function readPage({ wish, order, rooms }: Plan, page: PageOf): Promise<Found> {
  const { town } = wish;
  if (order.by === 'price') return readCheapest(wish, page);
  if (town !== undefined && rooms <= WHOLE_TOWN) {
    return readSmallTown({ ...wish, town }, order, page);
  }
  return order.by === 'distance'
    ? readNearest(wish, order.from, page)
    : readByCreation(wish, order.by, page);
}

const ANY: Between = { from: '0', to: '~' };

/** The places in the order of prices between which the wished ones are. */
const pricesOf = ({ minPrice, maxPrice }: Wish): Between => ({
  from: minPrice === undefined ? ANY.from : priceText(minPrice),
  to: maxPrice === undefined ? ANY.to : `${priceText(maxPrice)}#~`,
});

function readCheapest(wish: Wish, page: PageOf): Promise<Found> {
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

const readByCreation = (wish: Wish, by: 'oldest' | 'newest', page: PageOf): Promise<Found> =>
  readInOrder(
    {
      collections: [by === 'newest' ? readNewest : readOldest],
      keyOf: creationOrder,
      bounds: ANY,
      descending: by === 'newest',
    },
    (entry) => fits(entry, wish),
    { ...page, isSelective: wishesAnything(wish) },
  );

const readNearest = (wish: Wish, from: Point, page: PageOf): Promise<Found> =>
  readByDistance(from, (entry) => fits(entry, wish), {
    ...page,
    isSelective: wishesAnything(wish),
  });
