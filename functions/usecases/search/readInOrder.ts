import type { SearchEntry } from '#functions/domain/search/entry.ts';
import { mergeSorted, type Source } from '#functions/domain/search/mergeSorted.ts';
import type { Between } from '#functions/store/search/readEntries.ts';
import { FIRST_READ, MOST_QUERIES, MOST_READ, pageOf, type Found, type PageOf } from './found.ts';

/** A sorted collection of entries. */
export type Collection = (between: Between, limit: number) => Promise<Source<SearchEntry>>;

export interface Order {
  /** They are joined into one order. */
  collections: Collection[];
  keyOf: (entry: SearchEntry) => string;
  /** The keys between which is read. */
  bounds: Between;
  descending?: boolean;
}

/** Where a collection is read on: behind the last item, or behind the last page. */
const behind = ({ bounds, descending }: Order, key: string | undefined): Between => {
  if (key === undefined) return bounds;
  return descending ? { ...bounds, to: key } : { ...bounds, from: key };
};

/** Reads on in a collection. The bounds belong to what is read, so the item at `after` is read again. */
async function readBehind(
  order: Order,
  collection: Collection,
  after: string | undefined,
  limit: number,
): Promise<Source<SearchEntry>> {
  const { items, ended } = await collection(
    behind(order, after),
    after === undefined ? limit : limit + 1,
  );
  return { items: items.filter((item) => order.keyOf(item) !== after), ended };
}

/**
 * Reads sorted collections until a page is full, or as many entries were read as one search may. A page
 * that is not full then still says where the next one begins.
 * @param isSelective whether much of what is read may not fit
 */
export async function readInOrder(
  order: Order,
  fits: (entry: SearchEntry) => boolean,
  { limit, after, isSelective }: PageOf & { isSelective: boolean },
): Promise<Found> {
  const { collections, keyOf, descending } = order;
  const first = isSelective ? FIRST_READ : limit + 1;
  const sources = await Promise.all(
    collections.map((collection) => readBehind(order, collection, after, first)),
  );
  let merged = mergeSorted(sources, keyOf, descending);
  for (let queries = sources.length; queries < MOST_QUERIES; queries += 1) {
    const left = MOST_READ - sources.reduce((sum, { items }) => sum + items.length, 0);
    const [blocking] = merged.blocking;
    if (blocking === undefined || left <= 0 || merged.items.filter(fits).length >= limit) break;
    const [source, collection] = [sources[blocking], collections[blocking]];
    const last = source?.items.at(-1);
    if (!source || !collection || !last) break;
    const more = await readBehind(order, collection, keyOf(last), left);
    sources[blocking] = { items: [...source.items, ...more.items], ended: more.ended };
    merged = mergeSorted(sources, keyOf, descending);
  }
  const last = merged.items.at(-1);
  const end = merged.blocking.length > 0 && last ? keyOf(last) : undefined;
  return pageOf(merged.items.filter(fits), keyOf, { limit, end, read: merged.items });
}
