/** What was read of one sorted source. */
export interface Source<Item> {
  items: Item[];
  /** Whether there is nothing behind the items. */
  ended: boolean;
}

/** Some items of several sources in one order. */
interface Merged<Item, From extends Source<Item>> {
  items: Item[];
  /** The sources of which more must be read before later items can follow. */
  blocking: From[];
}

/**
 * Joins sorted sources of which only the beginnings were read. An item counts only up to the last one of
 * each source that goes on, because an unread item may come before it.
 * @param keyOf its place in the order; it is unique
 * @param descending whether the sources are sorted from the highest key to the lowest
 */
export function mergeSorted<Item, From extends Source<Item>>(
  sources: From[],
  keyOf: (item: Item) => string,
  descending = false,
): Merged<Item, From> {
  const direction = descending ? -1 : 1;
  const compare = (a: string, b: string): number => (a < b ? -direction : a > b ? direction : 0);
  const open = sources.filter(({ ended }) => !ended);
  const unread = open.filter(({ items }) => items.length === 0);
  if (unread.length > 0) return { items: [], blocking: unread };
  const lastOf = ({ items }: From): string[] => items.slice(-1).map(keyOf);
  const [end] = open.flatMap(lastOf).toSorted(compare);
  const items = sources
    .flatMap((source) => source.items)
    .filter((item) => end === undefined || compare(keyOf(item), end) <= 0)
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  return { items, blocking: open.filter((source) => lastOf(source)[0] === end) };
}
