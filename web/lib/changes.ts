interface Listed<Item> {
  items: readonly Item[];
  /** The mark of the next page, where another follows. */
  next?: string | undefined;
}

/**
 * What has come to a list and what has left it, by what is known of it and what the server tells of
 * its beginning now. An entry behind the last one that both have may be on a page that was not fetched: it counts as come
 * or gone only where the other list has no further page.
 */
export function changesOf<Item extends { id: string }>(known: Listed<Item>, fetched: Listed<Item>) {
  const [come, gone] = [missingIn(known, fetched), missingIn(fetched, known)];
  const sharesNone = come.all.length === fetched.items.length;
  return { come: sharesNone ? come.all : come.sure, gone: gone.sure };
}

/** Entries of another list that this one lacks, as far as this one would contain them. */
function missingIn<Item extends { id: string }>(
  { items, next }: Listed<Item>,
  other: Listed<Item>,
): { all: Item[]; sure: Item[] } {
  const ids = new Set(items.map(({ id }) => id));
  const isShared = ({ id }: Item) => ids.has(id);
  const reach = next ? other.items.map(isShared).lastIndexOf(true) : other.items.length;
  const isMissing = (item: Item) => !isShared(item);
  return {
    all: other.items.filter(isMissing),
    sure: other.items.slice(0, Math.max(0, reach)).filter(isMissing),
  };
}
