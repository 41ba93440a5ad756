/** What was read of one sorted source. */
export interface Source<Item> {
  items: Item[];
  /** Whether there is nothing behind the items. */
  ended: boolean;
}

/** Some items of several sources in one order. */
export interface Merged<Item> {
  items: Item[];
  /** The sources of which more must be read before later items can follow. */
  blocking: number[];
}

/**
 * Joins sorted sources of which only the beginnings were read. An item counts only up to the last one of
 * each source that goes on, because an unread item may come before it.
 * @param keyOf its place in the order; it is unique
 * @param descending whether the sources are sorted from the highest key to the lowest
 */
export function mergeSorted<Item>(
  sources: Source<Item>[],
  keyOf: (item: Item) => string,
  descending = false,
): Merged<Item> {
  const direction = descending ? -1 : 1;
  const compare = (a: string, b: string): number => (a < b ? -direction : a > b ? direction : 0);
  const open = sources.flatMap(({ items, ended }, index) => {
    const last = items.at(-1);
    return ended ? [] : [{ index, last: last === undefined ? undefined : keyOf(last) }];
  });
  const ends = open.map(({ last }) => last);
  if (ends.includes(undefined)) {
    return {
      items: [],
      blocking: open.filter(({ last }) => last === undefined).map(({ index }) => index),
    };
  }
  const end = (ends as string[]).toSorted(compare)[0];
  const items = sources
    .flatMap((source) => source.items)
    .filter((item) => end === undefined || compare(keyOf(item), end) <= 0)
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  return { items, blocking: open.filter(({ last }) => last === end).map(({ index }) => index) };
}
