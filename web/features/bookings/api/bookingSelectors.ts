import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '#web/app/store.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { belongsIn, type BookingListName } from './bookingLists.ts';

export const selectBookings = (state: RootState) => state.bookings;

/** The bookings of the person signed in, and of nobody who was signed in before on this device. */
export const selectMyBookings = createSelector(
  [(state: RootState) => state.bookings.userBookings, selectUser],
  (bookings, user): Booking[] => bookings.filter(({ userId }) => userId === user?.userId),
);

const listSelector = (name: BookingListName) =>
  createSelector(
    [
      (state: RootState) => state.bookings.bookings,
      (state: RootState) => state.bookings.lists[name],
    ],
    (bookings, list) => {
      const byId = new Map(bookings.map((booking) => [booking.id, booking]));
      const present = list.ids.flatMap((id) => byId.get(id) ?? []);
      return present.filter((booking) => belongsIn(name, booking, todayInKigali()));
    },
  );

/** The bookings of each of the admin's lists: one that has moved on leaves its list at once. */
export const selectBookingList: Record<BookingListName, (state: RootState) => Booking[]> = {
  pending: listSelector('pending'),
  approved: listSelector('approved'),
  outdated: listSelector('outdated'),
  rejected: listSelector('rejected'),
  all: listSelector('all'),
};
