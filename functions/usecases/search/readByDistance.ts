import { distancesFrom } from '#functions/domain/search/distance.ts';
import { pointOf, type Point, type SearchEntry } from '#functions/domain/search/entry.ts';
import type { Cell } from '#functions/domain/search/grid.ts';
import type { Source } from '#functions/domain/search/mergeSorted.ts';
import { ringAround } from '#functions/domain/search/nearby.ts';
import { metresText, priceOrder } from '#functions/domain/search/order.ts';
import type { Range } from '#functions/domain/search/ranges.ts';
import { ALL_KEYS, readByPosition, readOffMap } from '#functions/store/search/readEntries.ts';
import {
  FIRST_READ,
  MOST_READ,
  pageOf,
  type Found,
  type PageOf,
  type PageReading,
} from './found.ts';

/** Most queries of positions, which are sent at once. */
const QUERIES = 2;
/** Most rooms that are not on the map that are read beside those that are. */
const OFF_MAP_READ = 100;
/** Begins the place of a room that is not on the map: it is behind every distance. */
const OFF_MAP = '~#';

/** The distance of a room from a point, in whole metres; undefined where it is not on the map. */
export function metresFrom(point: Point): (entry: SearchEntry) => number | undefined {
  const { to } = distancesFrom(point);
  return (entry) => {
    const other = pointOf(entry);
    return other && Math.round(to(other) * 1000);
  };
}

/** The place of a room in the order of distances. Those that are not on the map come last, the cheapest first. */
export function distanceOrder(point: Point): (entry: SearchEntry) => string {
  const metresOf = metresFrom(point);
  return (entry) => {
    const metres = metresOf(entry);
    return metres === undefined
      ? `${OFF_MAP}${priceOrder(entry)}`
      : `${metresText(metres)}#${entry.id}`;
  };
}

/** Reads parts of the map, at once. What is more than expected is read no further than the bound. */
export async function readRanges(ranges: Range[]): Promise<SearchEntry[]> {
  const read = await Promise.all(ranges.map((range) => readByPosition(range, MOST_READ)));
  return read.flatMap(({ items }) => items);
}

/**
 * Reads what is nearest to a point: the ring behind the last page that is expected to hold a page. Rooms
 * that are not on the map are read at once with the last ring, and come behind it.
 * @param cells of all rooms
 */
export async function readByDistance(
  around: { point: Point; cells: readonly Cell[] },
  fits: (entry: SearchEntry) => boolean,
  { limit, after, isSelective }: PageOf & Pick<PageReading, 'isSelective'>,
): Promise<Found> {
  const wanted = isSelective ? 2 * FIRST_READ : 2 * limit;
  const { ranges, end: endOfRing } = ringBehind(after, around, wanted);
  const most = isSelective ? OFF_MAP_READ : limit + 1;
  const [onMap, offMap] = await Promise.all([
    readRanges(ranges),
    endOfRing === undefined ? readBehind(after, most) : { items: [], ended: true },
  ]);
  const keyOf = distanceOrder(around.point);
  const end = endOfRing ?? (offMap.ended ? undefined : offMap.items.map(keyOf).at(-1));
  const read = [...onMap, ...offMap.items];
  const sorted = read
    .filter(fits)
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .filter(({ key }) => (after === undefined || key > after) && (end === undefined || key <= end))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return pageOf(sorted, { limit, end, read });
}

/** The ring behind a place in the order, and its last place; none where it is the last ring, or all are behind it. */
function ringBehind(
  after: string | undefined,
  { point, cells }: { point: Point; cells: readonly Cell[] },
  wanted: number,
): { ranges: Range[]; end: string | undefined } {
  if (after?.startsWith(OFF_MAP)) return { ranges: [], end: undefined };
  const beyond = after === undefined ? 0 : Math.max(0, Number(after.split('#')[0]) - 1) / 1000;
  const reading = { queries: QUERIES, rooms: MOST_READ - OFF_MAP_READ };
  const { ranges, within } = ringAround(point, cells, { beyond, wanted, reading });
  return { ranges, end: endOf(within, cells) };
}

/** Reads rooms that are not on the map. The bounds belong to what is read, so the room at `after` is read again. */
function readBehind(after: string | undefined, most: number): Promise<Source<SearchEntry>> {
  return after?.startsWith(OFF_MAP)
    ? readOffMap({ ...ALL_KEYS, from: after.slice(OFF_MAP.length) }, most + 1)
    : readOffMap(ALL_KEYS, most);
}

/** Behind every room of a ring: a metre is left to the next page, because distances are rounded to one. */
const endOf = (within: number, cells: readonly Cell[]): string | undefined =>
  within === Infinity || cells.length === 0
    ? undefined
    : `${metresText(Math.floor(within * 1000) - 1)}#~`;
