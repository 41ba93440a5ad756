interface Listed<Item> {
  items: readonly Item[];
  /** The mark of the next page, where another follows. */
  next?: string | undefined;
}

/**
 * What has come to a list and what has left it, by what is known of it and what the server tells of
 * its beginning now. What stands behind the last entry that both have may be on a page that the other
 * does not reach: it counts only where there is no such page.
 */
export function changesOf<Item extends { id: string }>(known: Listed<Item>, told: Listed<Item>) {
  const [come, gone] = [missingIn(known, told), missingIn(told, known)];
  const sharesNone = come.all.length === told.items.length;
  return { come: sharesNone ? come.all : come.sure, gone: gone.sure };
}

/** What another list holds and this one does not: all of it, and what this one would hold for sure. */
function missingIn<Item extends { id: string }>(
  { items, next }: Listed<Item>,
  other: Listed<Item>,
): { all: Item[]; sure: Item[] } {
  const ids = new Set(items.map(({ id }) => id));
  const isShared = ({ id }: Item) => ids.has(id);
  const reach = next ? other.items.findLastIndex(isShared) : other.items.length;
  const isMissing = (item: Item) => !isShared(item);
  return {
    all: other.items.filter(isMissing),
    sure: other.items.slice(0, Math.max(0, reach)).filter(isMissing),
  };
}
