import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { readByTown, type Between } from '#functions/store/search/readEntries.ts';
import { MOST_READ, pageOf, type Found, type PageOf } from './found.ts';

/** Rooms of a town that is read as a whole where another order than that of prices is asked for. */
export const WHOLE_TOWN = 500;

/** Reads all rooms of a town that is not large, and sorts them. */
export async function readTown(
  { town, bounds }: { town: string; bounds: Between },
  fits: (entry: SearchEntry) => boolean,
  {
    limit,
    after,
    keyOf,
    descending = false,
  }: PageOf & { keyOf: (entry: SearchEntry) => string; descending?: boolean },
): Promise<Found> {
  const { items } = await readByTown(town, bounds, MOST_READ);
  const direction = descending ? -1 : 1;
  const compare = (a: string, b: string): number => (a < b ? -direction : direction);
  const sorted = items
    .filter((entry) => fits(entry) && (after === undefined || compare(after, keyOf(entry)) < 0))
    .filter((entry) => keyOf(entry) !== after)
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  return pageOf(sorted, keyOf, { limit, end: undefined, read: items });
}
