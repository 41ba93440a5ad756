import type { Booking } from '#shared/booking.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { memoized } from '#web/lib/memoized.ts';
import { serverToday } from '#web/lib/session.ts';
import type { RootState } from '#web/lib/state.ts';
import { belongsIn, type BookingListName } from './bookingLists.ts';
import { steady, type Steady } from './unseen.ts';

export const selectBookings = (state: RootState) => state.bookings;
export const selectUnseen = (state: RootState) => state.bookings.unseen;

/** The bookings of the person signed in; not those of who was signed in before on this device. */
export const selectMyBookings = memoized(
  (state: RootState) => [state.bookings.userBookings, selectUser(state)],
  (bookings, user): Booking[] => bookings.filter(({ userId }) => userId === user?.userId),
);

const listSelector = (name: BookingListName) =>
  memoized(
    ({ bookings: { bookings, lists, unseen } }: RootState) => [bookings, lists[name], unseen],
    (bookings, list, unseen): Steady & { count: number } => {
      const byId = new Map(bookings.map((booking) => [booking.id, booking]));
      const present = list.ids.flatMap((id) => byId.get(id) ?? []);
      const belongs = (booking: Booking) => belongsIn(name, booking, serverToday());
      return { ...steady(present, unseen, belongs), count: present.filter(belongs).length };
    },
  );

/**
 * Each of the staff's lists, and how many bookings belong in it by now. One that the reader has moved
 * leaves its list at once; changes by others do not move entries.
 */
export const selectBookingList: Record<
  BookingListName,
  (state: RootState) => Steady & { count: number }
> = {
  pending: listSelector('pending'),
  approved: listSelector('approved'),
  outdated: listSelector('outdated'),
  rejected: listSelector('rejected'),
  cancelled: listSelector('cancelled'),
  expired: listSelector('expired'),
  completed: listSelector('completed'),
  all: listSelector('all'),
};
