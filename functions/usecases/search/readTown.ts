import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { readByTown, type Between } from '#functions/store/search/readEntries.ts';
import { MOST_READ, pageOf, type Found, type PageOf } from './found.ts';

/** The most rooms of a town that is read as a whole where another order than that of prices is asked for. */
export const WHOLE_TOWN = 500;

/** How the rooms of a town are sorted. */
interface TownOrder {
  keyOf: (entry: SearchEntry) => string;
  descending: boolean;
}

/** Reads all rooms of a town that is not large, and sorts them. */
export async function readTown(
  { town, bounds }: { town: string; bounds: Between },
  fits: (entry: SearchEntry) => boolean,
  { limit, after, keyOf, descending }: PageOf & TownOrder,
): Promise<Found> {
  const { items } = await readByTown(town, bounds, MOST_READ);
  const isBefore = (a: string, b: string): boolean => (descending ? a > b : a < b);
  const sorted = items
    .filter(fits)
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .filter(({ key }) => after === undefined || isBefore(after, key))
    .toSorted((a, b) => (isBefore(a.key, b.key) ? -1 : 1));
  return pageOf(sorted, { limit, end: undefined, read: items });
}
