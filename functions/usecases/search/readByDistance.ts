import { distancesFrom } from '#functions/domain/search/distance.ts';
import { pointOf, type Point, type SearchEntry } from '#functions/domain/search/entry.ts';
import type { Cell } from '#functions/domain/search/grid.ts';
import { ringAround } from '#functions/domain/search/nearby.ts';
import { metresText } from '#functions/domain/search/order.ts';
import type { Range } from '#functions/domain/search/ranges.ts';
import { readByPosition } from '#functions/store/search/readEntries.ts';
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

/** The distance of a room from a point, in whole metres; undefined where it is not on the map. */
export function metresFrom(point: Point): (entry: SearchEntry) => number | undefined {
  const { to } = distancesFrom(point);
  return (entry) => {
    const other = pointOf(entry);
    return other && Math.round(to(other) * 1000);
  };
}

/** The place of a room in the order of distances; undefined where it is not on the map. */
export function distanceOrder(point: Point): (entry: SearchEntry) => string | undefined {
  const metresOf = metresFrom(point);
  return (entry) => {
    const metres = metresOf(entry);
    return metres === undefined ? undefined : `${metresText(metres)}#${entry.id}`;
  };
}

/** Reads parts of the map, at once. What is more than expected is read no further than the bound. */
export async function readRanges(ranges: Range[]): Promise<SearchEntry[]> {
  const read = await Promise.all(ranges.map((range) => readByPosition(range, MOST_READ)));
  return read.flatMap(({ items }) => items);
}

/**
 * Reads what is nearest to a point: the ring behind the last page that is expected to hold a page. Rooms
 * that are not on the map are left out.
 * @param cells of all rooms
 */
export async function readByDistance(
  { point, cells }: { point: Point; cells: readonly Cell[] },
  fits: (entry: SearchEntry) => boolean,
  { limit, after, isSelective }: PageOf & Pick<PageReading, 'isSelective'>,
): Promise<Found> {
  const beyond = after === undefined ? 0 : Math.max(0, Number(after.split('#')[0]) - 1) / 1000;
  const wanted = isSelective ? 2 * FIRST_READ : 2 * limit;
  const reading = { queries: QUERIES, rooms: MOST_READ };
  const { ranges, within } = ringAround(point, cells, { beyond, wanted, reading });
  const read = await readRanges(ranges);
  const keyOf = distanceOrder(point);
  const end = endOf(within, cells);
  const inRing = read.flatMap((entry) => {
    const key = keyOf(entry);
    const isBehind = after === undefined || (key !== undefined && key > after);
    return key !== undefined && isBehind && (end === undefined || key <= end) && fits(entry)
      ? [{ entry, key }]
      : [];
  });
  const sorted = inRing.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return pageOf(sorted, { limit, end, read });
}

/** Behind every room of a ring: a metre is left to the next page, because distances are rounded to one. */
const endOf = (within: number, cells: readonly Cell[]): string | undefined =>
  within === Infinity || cells.length === 0
    ? undefined
    : `${metresText(Math.floor(within * 1000) - 1)}#~`;
