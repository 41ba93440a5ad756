/** What is read of one of several sorted lists, in its order. */
export interface Stretch<Item> {
  items: Item[];
  /** Reads what follows; undefined where nothing does. */
  more?: (() => Promise<Stretch<Item>>) | undefined;
}

/** The first items of several lists in one order. */
interface MergedShards<Item> {
  items: Item[];
  /** Whether another item follows. */
  hasMore: boolean;
}

/**
 * Joins sorted lists, of which each is read as far as it is needed. One that is used up is read on before an item
 * of another is taken, because its next one may come first; those that are used up at once are read on at once.
 * @param lists are changed: they lose the items that are taken
 * @param comesBefore whether one item comes before another; no two have the same place
 */
export async function mergeShards<Item>(
  lists: Stretch<Item>[],
  limit: number,
  comesBefore: (one: Item, other: Item) => boolean,
): Promise<MergedShards<Item>> {
  const items: Item[] = [];
  for (;;) {
    await Promise.all(lists.map(readOn));
    const soonest = soonestOf(lists, comesBefore);
    if (!soonest) return { items, hasMore: false };
    if (items.length === limit) return { items, hasMore: true };
    items.push(...soonest.items.splice(0, 1));
  }
}

async function readOn<Item>(list: Stretch<Item>): Promise<void> {
  while (list.items.length === 0 && list.more) {
    const { items, more } = await list.more();
    Object.assign(list, { items, more });
  }
}

/** The list whose first item comes before those of the others; undefined where all are used up. */
function soonestOf<Item>(
  lists: Stretch<Item>[],
  comesBefore: (one: Item, other: Item) => boolean,
): Stretch<Item> | undefined {
  let [soonest, first]: [Stretch<Item>?, Item?] = [];
  for (const list of lists) {
    const [item] = list.items;
    if (item === undefined) continue;
    if (first === undefined || comesBefore(item, first)) [soonest, first] = [list, item];
  }
  return soonest;
}
