import type { Booking } from '#shared/booking.ts';
import { describe, expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { selectBookingList, selectMyBookings } from './bookingSelectors.ts';
import { cancelBooking, updateBookingStatus } from './bookingThunks.ts';
import { fetchBookingList, fetchMyBookings } from './fetchBookings.ts';
import type { BookingListName } from './bookingLists.ts';
import { bookingOf } from './testing/bookingOf.ts';

const listed = (list: BookingListName, data: Booking[], next?: string, more = false) =>
  fetchBookingList.fulfilled({ data, ...(next && { next }) }, 'request', { list, more });

const ids = (store: ReturnType<typeof makeStore>, name: BookingListName) =>
  selectBookingList[name](store.getState()).map(({ id }) => id);

describe('the admin’s lists', () => {
  test('an approved request leaves the pending ones and joins the approved, without a fetch', () => {
    const store = makeStore();
    store.dispatch(listed('pending', [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })]));
    store.dispatch(listed('approved', []));
    store.dispatch(listed('rejected', []));
    const approved = bookingOf({ id: 'a', status: 'approved' });
    store.dispatch(
      updateBookingStatus.fulfilled(approved, 'request', { id: 'a', status: 'approved' }),
    );
    expect(ids(store, 'pending')).toEqual(['b']);
    expect(ids(store, 'approved')).toEqual(['a']);
    expect(ids(store, 'rejected')).toEqual([]);
    expect(store.getState().bookings.successMessage).toBe('Booking status updated successfully!');
  });

  test('a list that was never fetched stays so', () => {
    const store = makeStore();
    store.dispatch(listed('pending', [bookingOf({ id: 'a' })]));
    const rejected = bookingOf({ id: 'a', status: 'rejected' });
    store.dispatch(
      updateBookingStatus.fulfilled(rejected, 'request', { id: 'a', status: 'rejected' }),
    );
    expect(store.getState().bookings.lists.rejected).toEqual({ ids: [], status: 'idle' });
  });

  test('another page joins the first; a booking told twice stands once', () => {
    const store = makeStore();
    store.dispatch(listed('all', [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })], 'cursor'));
    expect(store.getState().bookings.lists.all.next).toBe('cursor');
    store.dispatch(
      listed('all', [bookingOf({ id: 'b' }), bookingOf({ id: 'c' })], undefined, true),
    );
    expect(ids(store, 'all')).toEqual(['a', 'b', 'c']);
    expect(store.getState().bookings.lists.all.next).toBeUndefined();
  });

  test('a failure is told of its own list only', () => {
    const store = makeStore();
    const failure = { kind: 'network', status: 0, message: 'No response from server.' } as const;
    store.dispatch(
      fetchBookingList.rejected(new Error(), 'request', { list: 'rejected' }, failure),
    );
    expect(store.getState().bookings.lists.rejected.error).toBe('No response from server.');
    expect(store.getState().bookings.lists.pending.error).toBeUndefined();
  });
});

describe('a customer’s bookings', () => {
  test('a cancelled one is kept with its status, also where the list lags behind', () => {
    const store = makeStore();
    store.dispatch(fetchMyBookings.fulfilled([bookingOf()], 'request', undefined));
    const cancelled = bookingOf({ status: 'cancelled' });
    store.dispatch(cancelBooking.fulfilled(cancelled, 'request', { id: 'b1' }));
    store.dispatch(fetchMyBookings.fulfilled([bookingOf()], 'request', undefined));
    expect(store.getState().bookings.userBookings).toEqual([cancelled]);
    expect(store.getState().bookings.successMessage).toBe('Booking canceled successfully!');
  });

  test('are shown to nobody else who signs in on the same device', () => {
    const store = makeStore();
    store.dispatch(
      fetchMyBookings.fulfilled([bookingOf({ userId: 'somebody' })], 'request', undefined),
    );
    expect(selectMyBookings(store.getState())).toEqual([]);
  });
});
