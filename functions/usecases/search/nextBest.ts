import { distancesFrom } from '#functions/domain/search/distance.ts';
import { pointOf, type Point, type SearchEntry } from '#functions/domain/search/entry.ts';
import { fitsExceptDays, type Wish } from '#functions/domain/search/fits.ts';
import type { Cell } from '#functions/domain/search/grid.ts';
import { ringAround } from '#functions/domain/search/nearby.ts';
import { ALL_KEYS, readByType } from '#functions/store/search/readEntries.ts';
import { addMonths, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { roomTypes, type RoomType } from '#shared/roomTypes.ts';
import { nextFree } from '#shared/search/takenDays.ts';
import type { Stay } from '#shared/stay.ts';
import { readRanges } from './readByDistance.ts';

/** A room that fits but for its days or its place. */
export interface NextBest {
  entry: SearchEntry;
  /** The next days on which it is free as long as wished; undefined where no days were wished. */
  free: Stay | undefined;
}

/** How many are offered. */
const OFFERED = 6;
/** Entries that are read for them beyond those that the search has read. */
const READ = 150;

/**
 * What is offered where nothing or little fits: the nearest rooms that fit but for their days or their place, each
 * with the next free days.
 * @param read the rooms that the search has read, which are those of the town, and the others around it
 * @param origin where distances are measured from; without it, the cheapest rooms are offered
 */
export function nextBest(
  wish: Wish,
  { read, origin, today }: { read: SearchEntry[]; origin: Point | undefined; today: Day },
): NextBest[] {
  const all = new Map(read.map((entry) => [entry.id, entry]));
  const anywhere = { ...wish, town: undefined, area: undefined };
  const until = addMonths(today, limits.monthsAhead);
  const offers = [...all.values()]
    .filter((entry) => fitsExceptDays(entry, anywhere))
    .flatMap((entry) => {
      const free = wish.stay && nextFree(entry.taken, wish.stay, until);
      return wish.stay && !free ? [] : [{ entry, free }];
    });
  return sorted(offers, origin).slice(0, OFFERED);
}

/** The nearest first; without an origin the cheapest. */
function sorted(offers: NextBest[], origin: Point | undefined): NextBest[] {
  const distances = origin && distancesFrom(origin);
  const rank = ({ entry }: NextBest): number => {
    if (!distances) return entry.price;
    const point = pointOf(entry);
    return point ? distances.to(point) : Infinity;
  };
  return offers.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? a.entry.price - b.entry.price : one - other;
  });
}

/**
 * Reads the rooms around a point in one round trip; without one, the cheapest.
 * @param cells of all rooms
 */
export function readOthers(
  { roomType }: Wish,
  { origin, cells }: { origin: Point | undefined; cells: readonly Cell[] },
): Promise<SearchEntry[]> {
  if (!origin) return readCheap(roomType);
  const reading = { queries: 2, rooms: READ };
  const { ranges } = ringAround(origin, cells, { beyond: 0, wanted: READ, reading });
  return readRanges(ranges);
}

async function readCheap(roomType: RoomType | undefined): Promise<SearchEntry[]> {
  const types = roomType === undefined ? roomTypes : [roomType];
  const read = await Promise.all(
    types.map((type) => readByType(type, ALL_KEYS, READ / types.length)),
  );
  return read.flatMap(({ items }) => items);
}
