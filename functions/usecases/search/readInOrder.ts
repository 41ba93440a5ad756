import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { mergeSorted, type Source } from '#functions/domain/search/mergeSorted.ts';
import type { Between } from '#functions/store/search/readEntries.ts';
import { FIRST_READ, MOST_QUERIES, MOST_READ, pageOf, type Found, type PageOf } from './found.ts';

/** A sorted collection of entries. */
export type Collection = (between: Between, limit: number) => Promise<Source<SearchEntry>>;

export interface Ordered {
  /** They are joined into one order. */
  collections: Collection[];
  keyOf: (entry: SearchEntry) => string;
  /** The keys between which is read. */
  bounds: Between;
  descending?: boolean;
}

/** A collection, and what was read of it. */
interface Reading extends Source<SearchEntry> {
  collection: Collection;
}

/** Where a collection is read on. The bounds belong to what is read, so the item at `key` is read again. */
const behind = ({ bounds, descending }: Ordered, key: string | undefined): Between => {
  if (key === undefined) return bounds;
  return descending ? { ...bounds, to: key } : { ...bounds, from: key };
};

/** Reads up to `limit` entries more of a collection. */
async function readOn(
  order: Ordered,
  { collection, items }: Pick<Reading, 'collection' | 'items'>,
  { after, limit }: PageOf,
): Promise<Reading> {
  const [last] = items.slice(-1).map(order.keyOf);
  const key = last ?? after;
  const more = await collection(behind(order, key), key === undefined ? limit : limit + 1);
  const added = more.items.filter((item) => order.keyOf(item) !== key);
  return { collection, items: [...items, ...added], ended: more.ended };
}

const countOf = (readings: Reading[]): number =>
  readings.reduce((sum, { items }) => sum + items.length, 0);

/** How many entries more fill a page, if twice as few of them fit as of those that were read. */
const expectedReads = (read: number, found: number, limit: number): number =>
  Math.max(FIRST_READ, Math.ceil((2 * (limit - found) * (read + 1)) / (found + 1)));

/**
 * Reads sorted collections until a page is full, or as many entries were read as one search may. A page
 * that is not full then still says where the next one begins.
 * @param isSelective whether much of what is read may not fit
 */
export async function readInOrder(
  order: Ordered,
  fits: (entry: SearchEntry) => boolean,
  { limit, after, isSelective }: PageOf & { isSelective: boolean },
): Promise<Found> {
  const { collections, keyOf, descending } = order;
  const first = isSelective ? FIRST_READ : limit + 1;
  let readings = await Promise.all(
    collections.map((collection) =>
      readOn(order, { collection, items: [] }, { after, limit: first }),
    ),
  );
  let merged = mergeSorted(readings, keyOf, descending);
  for (let queries = readings.length; queries < MOST_QUERIES; queries += 1) {
    const left = MOST_READ - countOf(readings);
    const [blocking] = merged.blocking;
    const found = merged.items.filter(fits).length;
    if (!blocking || left <= 0 || found >= limit) break;
    const wanted = Math.min(left, expectedReads(merged.items.length, found, limit));
    const more = await readOn(order, blocking, { after, limit: wanted });
    readings = readings.map((reading) => (reading === blocking ? more : reading));
    merged = mergeSorted(readings, keyOf, descending);
  }
  const [last] = merged.items.slice(-1).map(keyOf);
  return pageOf(
    merged.items.filter(fits).map((entry) => ({ entry, key: keyOf(entry) })),
    { limit, end: merged.blocking.length > 0 ? last : undefined, read: merged.items },
  );
}
