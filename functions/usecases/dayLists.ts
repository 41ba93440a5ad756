import { creationOrder } from '#functions/domain/search/order.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listArrivalsOn, listBegun } from '#functions/store/arrivals/arrivals.ts';
import { listAsking } from '#functions/store/bookings/askedChanges.ts';
import { listLeaving, readBookings } from '#functions/store/bookings/bookings.ts';
import { listLate } from '#functions/store/bookings/inHouse.ts';
import { listWaitingClaims, readClaims } from '#functions/store/payments/waitingClaims.ts';
import { ALL_KEYS, readNewest } from '#functions/store/search/readEntries.ts';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { dayListNames, type DayListName } from '#shared/dayLists.ts';
import type { Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { isLate, presenceOf } from '#shared/presence.ts';
import { isFreeOn } from '#shared/search/takenDays.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { MOST_READ } from './search/found.ts';

/** Search entries that are looked through for each free room that is wanted. */
const ENTRIES_EACH = 4;

/** Reads a page of a list of a day. */
type Read<T> = (day: Day, page: PageRequest) => Promise<Page<T>>;

interface ListRules<Entry, T> {
  /** Reads a page of its entries, which can be stale. */
  entries: Read<Entry>;
  /** Reads what entries stand for as it is now. */
  load: (entries: Entry[]) => Promise<T[]>;
  /** Whether it belongs to the list as it is now. */
  belongs: (item: T, day: Day) => boolean;
}

/** A list that is read strongly consistent. Where entries are left out, the next page is read. */
const listOf =
  <Entry, T>({ entries, load, belongs }: ListRules<Entry, T>): Read<T> =>
  async (day, { limit = limits.pageSize, after }) => {
    const items: T[] = [];
    let next = after;
    do {
      const page = await entries(day, { limit: limit - items.length, after: next });
      items.push(...(await load(page.items)).filter((item) => belongs(item, day)));
      next = page.next;
    } while (next && items.length < limit);
    return { items, next };
  };

const load = (entries: { id: string }[]): Promise<Booking[]> =>
  readBookings(entries.map(({ id }) => id));

const isApproved = ({ status }: Booking): boolean => status === 'approved';

const lists = {
  arriving: listOf({
    entries: listArrivalsOn,
    load,
    belongs: (booking, day) => isApproved(booking) && booking.startDate === day,
  }),
  leaving: listOf({
    entries: listLeaving,
    load,
    belongs: (booking, day) => isApproved(booking) && booking.endDate === day,
  }),
  inHouse: listOf({
    entries: listBegun,
    load,
    belongs: (booking, day) =>
      isApproved(booking) &&
      presenceOf(booking) !== 'out' &&
      booking.startDate <= day &&
      day <= booking.endDate,
  }),
  late: listOf({ entries: listLate, load, belongs: isLate }),
  asked: listOf({
    entries: (_, page) => listAsking(page),
    load,
    belongs: (booking) => waitingChange(booking) !== undefined,
  }),
  claims: listOf({
    entries: (_, page) => listWaitingClaims(page),
    load: readClaims,
    belongs: ({ state }) => state === 'claimed',
  }),
};

/**
 * Rooms that are free on a day, by their search entries, which only rooms that are available have. A page may hold
 * fewer rooms than its limit, or none, although another follows.
 */
const readFree: Read<DayAtWork['free'][number]> = async (
  day,
  { limit = limits.pageSize, after },
) => {
  const looked = Math.min(MOST_READ, limit * ENTRIES_EACH);
  const read = await readNewest({ ...ALL_KEYS, to: after?.position ?? ALL_KEYS.to }, looked);
  const entries = read.items.filter((entry) => creationOrder(entry) !== after?.position);
  const free = entries.filter(({ taken }) => isFreeOn(taken, { startDate: day, endDate: day }));
  const shown = free.slice(0, limit);
  const isFull = free.length > limit;
  const last = isFull ? shown.at(-1) : entries.at(-1);
  return {
    items: shown.map(({ id, name, location, roomType }) => ({ id, name, location, roomType })),
    next: last && (isFull || !read.ended) ? { position: creationOrder(last) } : undefined,
  };
};

/** A list that is asked for alone, and which page of it. */
export interface OneList {
  list: DayListName;
  page: PageRequest;
}

/** The beginnings of the lists of a day, all of them at once; or a page of one of them, and the others empty. */
export async function readDayLists(day: Day, only?: OneList) {
  const part = <T>(name: DayListName, read: Read<T>): Promise<Page<T>> | Page<T> => {
    if (!only) return read(day, { limit: limits.dayEntries });
    return only.list === name ? read(day, only.page) : { items: [] };
  };
  const [arriving, leaving, inHouse, late, asked, claims, free] = await Promise.all([
    part('arriving', lists.arriving),
    part('leaving', lists.leaving),
    part('inHouse', lists.inHouse),
    part('late', lists.late),
    part('asked', lists.asked),
    part('claims', lists.claims),
    part('free', readFree),
  ]);
  const parts = { arriving, leaving, inHouse, late, asked, claims, free };
  return {
    bookings: {
      arriving: arriving.items,
      leaving: leaving.items,
      inHouse: inHouse.items,
      late: late.items,
      asked: asked.items,
    },
    claims: claims.items,
    free: free.items,
    more: dayListNames.filter((name) => parts[name].next),
    next: only && parts[only.list].next,
  };
}
