import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { RequestStatus } from '#web/lib/api/thunks.ts';

/** The staff's lists: one for each status, one of stays that have ended, and one of all bookings. */
export const bookingListNames = [
  'pending',
  'approved',
  'outdated',
  'rejected',
  'cancelled',
  'expired',
  'completed',
  'all',
] as const;
export type BookingListName = (typeof bookingListNames)[number];

/**
 * The one list whose tab has a count, and which is fetched for that wherever the staff is: it waits for them. A list is
 * read whole to be counted, and how many there are of the others nobody acts on.
 */
export const COUNTED_LIST: BookingListName = 'pending';

export interface BookingListState {
  /** In the server's order. */
  ids: string[];
  /** The mark of the next page, where there is one. */
  next?: string;
  status: RequestStatus;
  error?: string;
}

export const emptyLists = (): Record<BookingListName, BookingListState> => ({
  pending: { ids: [], status: 'idle' },
  approved: { ids: [], status: 'idle' },
  outdated: { ids: [], status: 'idle' },
  rejected: { ids: [], status: 'idle' },
  cancelled: { ids: [], status: 'idle' },
  expired: { ids: [], status: 'idle' },
  completed: { ids: [], status: 'idle' },
  all: { ids: [], status: 'idle' },
});

/** Whether a booking belongs in a list on the day `today`. */
export function belongsIn(name: BookingListName, booking: Booking, today: Day): boolean {
  if (name === 'all') return true;
  if (name === 'outdated') return booking.endDate < today;
  return booking.status === name;
}

/** Lists of what is still to come or to be answered: what is due first comes first, as in the list of all until today. */
const dueFirst: readonly BookingListName[] = ['pending', 'approved'];

/** What the server orders a list by: pending requests by since when they wait, approved ones by first day, all others by last day. */
function rankOf(
  name: BookingListName,
  { id, date, waitsFrom = date, startDate, endDate }: Booking,
): string {
  const by = name === 'pending' ? waitsFrom : name === 'approved' ? startDate : endDate;
  return `${by}#${id}`;
}

/**
 * The bookings of a list with another one in its place. One that belongs behind the last that is here
 * is left out where another page follows: it comes with that page.
 */
export function place(
  name: BookingListName,
  listed: readonly Booking[],
  booking: Booking,
  next: string | undefined,
  today: Day,
): Booking[] {
  const rank = rankOf(name, booking);
  const isDue = ({ endDate }: Booking) =>
    name === 'all' ? endDate >= today : dueFirst.includes(name);
  const isAfter = (other: Booking) => {
    if (isDue(other) !== isDue(booking)) return isDue(booking);
    return isDue(booking) ? rankOf(name, other) > rank : rankOf(name, other) < rank;
  };
  const index = listed.findIndex(isAfter);
  if (index === -1) return next ? [...listed] : [...listed, booking];
  return [...listed.slice(0, index), booking, ...listed.slice(index)];
}

const progress = (status: BookingStatus): number =>
  status === 'pending' ? 0 : status === 'approved' ? 1 : 2;

/**
 * The later one of two versions of a booking, because a list may lag behind a write: by when it last changed, and
 * for bookings that do not say so by status, of which transitions go one way.
 */
export function further(known: Booking | undefined, fetched: Booking): Booking {
  if (!known) return fetched;
  const [before, now] = [known.changedAt ?? '', fetched.changedAt ?? ''];
  if (before !== now) return before > now ? known : fetched;
  return progress(known.status) > progress(fetched.status) ? known : fetched;
}

/** The known bookings merged with fetched ones, newest first. */
export function merge(known: Booking[], fetched: Booking[]): Booking[] {
  const byId = new Map(known.map((booking) => [booking.id, booking]));
  for (const booking of fetched) byId.set(booking.id, further(byId.get(booking.id), booking));
  return [...byId.values()].sort((a, b) => b.date.localeCompare(a.date));
}

/** How many a list holds; `100+` where another page follows. */
export const shownCount = (shown: number, next: string | undefined): number | string =>
  next ? `${shown}+` : shown;
