import type * as z from 'zod/mini';
import { cardOf, pointOf, type Point, type SearchEntry } from '#functions/domain/search/entry.ts';
import { pagedBody, type PagedAnswer } from '#functions/platform/http/paging.ts';
import { nextBest } from '#functions/usecases/search/nextBest.ts';
import { metresFrom } from '#functions/usecases/search/readByDistance.ts';
import {
  searchRooms,
  type Order,
  type SearchResult,
} from '#functions/usecases/search/searchRooms.ts';
import type { search } from '#shared/contract/search.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { wordsOf } from '#shared/search/matchPlace.ts';
import type { SearchOrder } from '#shared/search/searchOrders.ts';
import { typedPlace, wishOf } from './wish.ts';

type FoundPage = PagedAnswer<z.input<typeof search.output>>;

/**
 * The rooms that fit, sorted and paged.
 * @throws Refusal where days or cursor are not right
 */
export async function answerSearch(input: z.output<typeof search.input>): Promise<FoundPage> {
  const { limit, cursor, town, sort = 'price', ...rest } = input;
  const today = todayInKigali();
  const typed = typedPlace(town);
  const point = pointOf(rest);
  const asked = { wish: wishOf(rest, today), typed, order: orderOf(sort, point), point };
  const filter = textsOf({ ...rest, town, sort });
  return pagedBody({ limit, cursor }, { endpoint: 'rooms.search', filter }, async ({ after }) => {
    const page = { limit: limit ?? limits.searchPage, after: after?.at };
    const result = await searchRooms(asked, page);
    const origin = point ?? result.place?.middle;
    const nearby = await offers(result, { origin, today, isFirst: after === undefined });
    return {
      body: {
        rooms: result.entries.map(withDistance(origin)),
        ...(typed !== undefined && { place: { typed, name: nameOf(result) } }),
        ...(nearby && { nearby }),
      },
      next: result.next === undefined ? undefined : { at: result.next },
    };
  });
}

const orderOf = (sort: SearchOrder, point: Point | undefined): Order =>
  sort === 'distance' ? { by: sort, from: point } : { by: sort };

const textsOf = (fields: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === undefined ? undefined : String(value as string | number),
    ]),
  );

const nameOf = ({ place, places }: SearchResult): string | undefined =>
  place && wordsOf(place, places);

const withDistance = (origin: Point | undefined) => (entry: SearchEntry) => {
  const metres = origin && metresFrom(origin)(entry);
  return { ...cardOf(entry), ...(metres !== undefined && { distanceKm: metres / 1000 }) };
};

/** So few rooms leave a choice to be wished for. */
const FEW = 4;

interface Offering {
  origin: Point | undefined;
  today: Day;
  /** Whether it is the first page. */
  isFirst: boolean;
}

/**
 * What comes next to what was found, where that is nothing or little. Others are read where it is nothing, or all of a
 * small town; otherwise what the search has read anyway is enough. Of a search that few rooms fit, pages before the last
 * may have been empty, too.
 */
async function offers(result: SearchResult, { origin, today, isFirst }: Offering) {
  const { entries, wish, next } = result;
  const isLittle = isFirst && entries.length < FEW;
  if (next !== undefined || !(isLittle || entries.length === 0)) return undefined;
  // Without a point from which they are near, others are those that cost least, anywhere.
  const isAlone = entries.length === 0 || (result.isSmallTown && origin !== undefined);
  const read = [...result.read, ...(isAlone ? await result.readOthers() : [])];
  const shown = new Set(entries.map(({ id }) => id));
  const others = read.filter(({ id }) => !shown.has(id));
  const found = nextBest(wish, { read: others, origin, today });
  return found.map(({ entry, free }) => ({ ...withDistance(origin)(entry), free }));
}
