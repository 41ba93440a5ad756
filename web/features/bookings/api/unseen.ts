import type { Booking } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { further } from './bookingLists.ts';

/**
 * What the reader last saw of bookings that others have changed since, by id: the status, or null for a new
 * booking. Lists use it to keep every entry in its place, so that nobody presses the wrong button.
 */
export type Unseen = Record<string, BookingStatus | null>;

/** Records what the reader still sees of bookings that were refetched. */
export function noteUnseen(
  unseen: Unseen,
  known: readonly Booking[],
  fetched: readonly Booking[],
): Unseen {
  const before = new Map(known.map((booking) => [booking.id, booking]));
  const noted = fetched.flatMap((booking): [string, BookingStatus | null][] => {
    if (booking.id in unseen) return [];
    const was = before.get(booking.id);
    if (!was) return [[booking.id, null]];
    return further(was, booking).status === was.status ? [] : [[booking.id, was.status]];
  });
  return { ...unseen, ...Object.fromEntries(noted) };
}

/** The ids whose changes are shown from now on. */
export const withoutUnseen = (unseen: Unseen, seen: readonly Booking[]): Unseen => {
  const ids = new Set(seen.map(({ id }) => id));
  return Object.fromEntries(Object.entries(unseen).filter(([id]) => !ids.has(id)));
};

export interface Steady {
  /** The bookings that were in the list when it was shown, each as it is now. */
  shown: Booking[];
  /** How many were added since; a button shows them. */
  fresh: number;
}

/**
 * The bookings of a list as its reader knows it. One that has left the list stays in its place, with its new
 * status; one that was added is not shown yet, except where the list is empty.
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
