import type { SearchEntry } from '#functions/domain/search/entry.ts';

/** Bounds of what one search reads, which bound its price: 700 entries are about 45 read units. */
export const MOST_READ = 700;
/** So many entries fewer are read where what is offered instead is read beside them. */
export const LEFT_FOR_OFFERS = 100;

/** Entries that are read first where a wish leaves out many of them. */
export const FIRST_READ = 150;

/** Part of a search's answer. */
export interface Found {
  /** At most as many as were asked for. */
  entries: SearchEntry[];
  /** The place in the order behind which the next page begins; undefined where there is none. */
  next: string | undefined;
  /** Everything that was read, also what does not fit. */
  read: SearchEntry[];
}

/** One page of what fits, which is in order. */
export interface PageOf {
  limit: number;
  /** The place in the order behind which the page begins. */
  after: string | undefined;
}

/** How a page is read. */
export interface PageReading {
  /** Whether much of what is read may not fit. */
  isSelective: boolean;
  /** Begun beside the last query where nothing has fitted so far, so that it takes no round trip more. */
  ifNothing: () => Promise<unknown>;
}

/** An entry with its place in the order. */
interface PlacedEntry {
  entry: SearchEntry;
  key: string;
}

/**
 * The page of what fits, which is in order.
 * @param end the place behind which something unread may follow; undefined where all was read
 */
export function pageOf(
  fitting: PlacedEntry[],
  { limit, end, read }: { limit: number; end: string | undefined; read: SearchEntry[] },
): Found {
  const page = fitting.slice(0, limit);
  const next = fitting.length > limit ? page.at(-1)?.key : end;
  return { entries: page.map(({ entry }) => entry), next, read };
}
