import type { Booking } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { further } from './bookingLists.ts';

/**
 * What the reader last saw of bookings that others have changed since, by id: their status then, or
 * null of those that were not there. Lists stand still by it, so that nothing is pressed in the place
 * of something else.
 */
export type Unseen = Record<string, BookingStatus | null>;

/** Notes what the reader still sees of bookings that the server tells anew. */
export function noteUnseen(
  unseen: Unseen,
  known: readonly Booking[],
  told: readonly Booking[],
): Unseen {
  const before = new Map(known.map((booking) => [booking.id, booking]));
  const noted = told.flatMap((booking): [string, BookingStatus | null][] => {
    if (booking.id in unseen) return [];
    const was = before.get(booking.id);
    if (!was) return [[booking.id, null]];
    return further(was, booking).status === was.status ? [] : [[booking.id, was.status]];
  });
  return { ...unseen, ...Object.fromEntries(noted) };
}

/** What is no longer to be held back. */
export const withoutUnseen = (unseen: Unseen, seen: readonly Booking[]): Unseen => {
  const ids = new Set(seen.map(({ id }) => id));
  return Object.fromEntries(Object.entries(unseen).filter(([id]) => !ids.has(id)));
};

export interface Steady {
  /** What stood there when the reader last looked, each as it is now. */
  shown: Booking[];
  /** How many have come since; they are shown when the reader asks for them. */
  fresh: number;
}

/**
 * The bookings of a list as its reader knows it. One that has left it stays in its place, with its new
 * status; one that has come is held back, except where there is nothing that it could move.
 * @param belongs whether a booking stands in the list
 */
export function steady(
  bookings: readonly Booking[],
  unseen: Unseen,
  belongs: (booking: Booking) => boolean,
): Steady {
  const stood = (booking: Booking): boolean => {
    const status = unseen[booking.id];
    if (status === undefined) return belongs(booking);
    return status !== null && belongs({ ...booking, status });
  };
  const shown = bookings.filter(stood);
  const now = bookings.filter(belongs);
  if (shown.length === 0) return { shown: now, fresh: 0 };
  return { shown, fresh: now.filter((booking) => !stood(booking)).length };
}
