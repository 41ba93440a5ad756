import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { mergeSorted, type Source } from '#functions/domain/search/mergeSorted.ts';
import type { Between } from '#functions/store/search/readEntries.ts';
import {
  FIRST_READ,
  LEFT_FOR_OFFERS,
  MOST_READ,
  pageOf,
  type Found,
  type PageOf,
  type PageReading,
} from './found.ts';

/** A sorted collection of entries. */
export type SortedEntries = (between: Between, limit: number) => Promise<Source<SearchEntry>>;

interface Ordered {
  /** They are joined into one order. */
  collections: SortedEntries[];
  keyOf: (entry: SearchEntry) => string;
  /** The keys between which is read. */
  bounds: Between;
  descending?: boolean;
}

/** A collection, and what was read of it. */
interface Part extends Source<SearchEntry> {
  collection: SortedEntries;
}

/** Where a collection is read on. The bounds belong to what is read, so the item at `key` is read again. */
const behind = ({ bounds, descending }: Ordered, key: string | undefined): Between => {
  if (key === undefined) return bounds;
  return descending ? { ...bounds, to: key } : { ...bounds, from: key };
};

/** Reads up to `limit` entries more of a collection. */
async function readOn(
  order: Ordered,
  { collection, items }: Pick<Part, 'collection' | 'items'>,
  { after, limit }: PageOf,
): Promise<Part> {
  const [last] = items.slice(-1).map(order.keyOf);
  const key = last ?? after;
  const more = await collection(behind(order, key), key === undefined ? limit : limit + 1);
  const added = more.items.filter((item) => order.keyOf(item) !== key);
  return { collection, items: [...items, ...added], ended: more.ended };
}

const countOf = (parts: Part[]): number => parts.reduce((sum, { items }) => sum + items.length, 0);

/** How many entries more fill a page, if half as many of them fit as of those that were read. */
const expectedReads = (read: number, found: number, limit: number): number =>
  Math.max(FIRST_READ, Math.ceil((2 * (limit - found) * (read + 1)) / (found + 1)));

/**
 * Reads sorted collections in at most two round trips: their beginnings, and more of the one that holds up
 * the page. A page that is not full then still says where the next one begins.
 */
export async function readInOrder(
  order: Ordered,
  fits: (entry: SearchEntry) => boolean,
  { limit, after, ...reading }: PageOf & PageReading,
): Promise<Found> {
  const { collections, keyOf, descending } = order;
  const first = reading.isSelective ? FIRST_READ : limit + 1;
  const begun = await Promise.all(
    collections.map((collection) =>
      readOn(order, { collection, items: [] }, { after, limit: first }),
    ),
  );
  const parts = await readMore(order, begun, { limit, after, fits, ...reading });
  const { items, blocking } = mergeSorted(parts, keyOf, descending);
  const [last] = items.slice(-1).map(keyOf);
  return pageOf(
    items.filter(fits).map((entry) => ({ entry, key: keyOf(entry) })),
    { limit, end: blocking.length > 0 ? last : undefined, read: items },
  );
}

/** Reads more of the collection that holds up a page, as much as fills it if that is not too much. */
async function readMore(
  order: Ordered,
  parts: Part[],
  {
    limit,
    after,
    fits,
    ifNothing,
  }: PageOf & Pick<PageReading, 'ifNothing'> & { fits: (entry: SearchEntry) => boolean },
): Promise<Part[]> {
  const { items, blocking } = mergeSorted(parts, order.keyOf, order.descending);
  const [held] = blocking;
  const found = items.filter(fits).length;
  if (!held || found >= limit) return parts;
  const left = MOST_READ - countOf(parts) - (found === 0 ? LEFT_FOR_OFFERS : 0);
  const wanted = Math.min(left, expectedReads(items.length, found, limit));
  const [more] = await Promise.all([
    readOn(order, held, { after, limit: wanted }),
    found === 0 ? ifNothing() : undefined,
  ]);
  return parts.map((part) => (part === held ? more : part));
}
