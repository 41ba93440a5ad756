import type { Page, PageKey, PageRequest } from '#functions/platform/table/page.ts';
import { listArrivalsOn, listBegun } from '#functions/store/arrivals/arrivals.ts';
import { listInStatus, listLeaving, readBookings } from '#functions/store/bookings/bookings.ts';
import { listLate } from '#functions/store/bookings/inHouse.ts';
import { readNewest } from '#functions/store/search/readEntries.ts';
import type { Booking } from '#shared/booking.ts';
import { dayListNames, type DayListName } from '#shared/dayLists.ts';
import type { Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { isOverdue } from '#shared/presence.ts';
import { isFreeOn } from '#shared/search/takenDays.ts';
import type { DayAtWork } from '#shared/timeline.ts';

/** Search entries that are looked through for each free room that is wanted, and the most of them, as many as a search reads. */
const ENTRIES_EACH = 4;
const MOST_ENTRIES = 700;

/** The first entries of a list, and whether more follow. */
interface Part<T> {
  items: T[];
  more: boolean;
}

/** A list of bookings: what reads its entries, and which bookings belong to it as they are now, because an entry can be stale. */
interface BookingList {
  read: (day: Day, page: PageRequest) => Promise<Page<{ id: string }>>;
  belongs: (booking: Booking, day: Day) => boolean;
}

const isApproved = ({ status }: Booking): boolean => status === 'approved';

const bookingLists: Record<Exclude<DayListName, 'free'>, BookingList> = {
  arriving: {
    read: listArrivalsOn,
    belongs: (booking, day) => isApproved(booking) && booking.startDate === day,
  },
  leaving: {
    read: listLeaving,
    belongs: (booking, day) => isApproved(booking) && booking.endDate === day,
  },
  inHouse: {
    read: listBegun,
    belongs: (booking, day) =>
      isApproved(booking) && booking.startDate <= day && day <= booking.endDate,
  },
  overdue: { read: listLate, belongs: isOverdue },
  requests: {
    read: (_, page) => listInStatus('pending', page),
    belongs: ({ status }) => status === 'pending',
  },
};

/** The first bookings of a list, strongly consistent. Where entries are left out, the next page is read. */
async function firstBookings(
  { read, belongs }: BookingList,
  day: Day,
  limit: number,
): Promise<Part<Booking>> {
  const items: Booking[] = [];
  let after: PageKey | undefined;
  do {
    const page = await read(day, { limit: limit + 1, after });
    const bookings = await readBookings(page.items.map(({ id }) => id));
    items.push(...bookings.filter((booking) => belongs(booking, day)));
    after = page.next;
  } while (after && items.length <= limit);
  return { items: items.slice(0, limit), more: items.length > limit };
}

/** The first rooms that are free on a day, by their search entries, which only rooms that are available have. */
async function firstFree(day: Day, limit: number): Promise<Part<DayAtWork['free'][number]>> {
  const looked = Math.min(MOST_ENTRIES, limit * ENTRIES_EACH);
  const { items, ended } = await readNewest({ from: '0', to: '~' }, looked);
  const free = items.filter(({ taken }) => isFreeOn(taken, { startDate: day, endDate: day }));
  const shown = free.slice(0, limit);
  return {
    items: shown.map(({ id, name, location, roomType }) => ({ id, name, location, roomType })),
    more: !ended || free.length > limit,
  };
}

/**
 * The beginnings of the lists of a day, all of them at once.
 * @param only the list that is asked for alone, of which more is read; the others are empty then
 */
export async function readDayLists(day: Day, only?: DayListName): Promise<Omit<DayAtWork, 'day'>> {
  const limit = only ? limits.dayListEntries : limits.dayEntries;
  const isWanted = (name: DayListName): boolean => only === undefined || only === name;
  const none = { items: [], more: false };
  const bookings = (name: keyof typeof bookingLists) =>
    isWanted(name) ? firstBookings(bookingLists[name], day, limit) : none;
  const [arriving, leaving, inHouse, overdue, requests, free] = await Promise.all([
    bookings('arriving'),
    bookings('leaving'),
    bookings('inHouse'),
    bookings('overdue'),
    bookings('requests'),
    isWanted('free') ? firstFree(day, limit) : none,
  ]);
  const parts = { arriving, leaving, inHouse, overdue, requests, free };
  return {
    arriving: arriving.items,
    leaving: leaving.items,
    inHouse: inHouse.items,
    overdue: overdue.items,
    requests: requests.items,
    free: free.items,
    more: dayListNames.filter((name) => parts[name].more),
  };
}
