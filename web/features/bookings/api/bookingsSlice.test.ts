import type { Booking } from '#shared/booking.ts';
import { describe, expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { selectBookingList, selectMyBookings } from './bookingSelectors.ts';
import {
  cancelBooking,
  checkAvailability,
  fetchBooking,
  fetchPendingBookings,
  rateBooking,
  updateBookingStatus,
  updateGoods,
} from './bookingThunks.ts';
import { createBooking } from './createBooking.ts';
import { fetchBookingList, fetchMyBookings } from './fetchBookings.ts';
import type { BookingListName } from './bookingLists.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';

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

  test('show the stars that were given and the goods that were told, without a fetch', () => {
    const store = makeStore();
    const mine = [bookingOf({ id: 'a', status: 'completed' }), bookingOf({ id: 'b' })];
    store.dispatch(fetchMyBookings.fulfilled(mine, 'request', undefined));
    const rating = { id: 'a', stars: 4, firstName: 'Keza', at: '2027-04-04T08:00:00.000Z' };
    store.dispatch(rateBooking.fulfilled(rating, 'request', { id: 'a', stars: 4 }));
    store.dispatch(rateBooking.fulfilled({ ...rating, id: 'gone' }, 'request', rating));
    const told = bookingOf({ id: 'b', productType: 'Milk', weight: 12.5 });
    store.dispatch(updateGoods.fulfilled(told, 'request', { id: 'b', weight: 12.5 }));
    const { userBookings } = store.getState().bookings;
    expect(userBookings.find(({ id }) => id === 'a')?.stars).toBe(4);
    expect(userBookings.find(({ id }) => id === 'b')).toEqual(told);
    expect(userBookings).toHaveLength(2);
  });

  test('are shown to nobody else who signs in on the same device', () => {
    const store = makeStore();
    store.dispatch(
      fetchMyBookings.fulfilled([bookingOf({ userId: 'somebody' })], 'request', undefined),
    );
    expect(selectMyBookings(store.getState())).toEqual([]);
  });
});

describe('a request that broke before the server could be asked', () => {
  const broken = new Error('broken');
  const cases = [
    ['Failed to fetch user bookings', 'mine', fetchMyBookings.rejected(broken, 'r', undefined)],
    [
      'Failed to fetch pending bookings.',
      'pending',
      fetchPendingBookings.rejected(broken, 'r', {}),
    ],
    [
      'Failed to fetch booking details.',
      'details',
      fetchBooking.rejected(broken, 'r', { id: 'a' }),
    ],
    [
      'Failed to check availability',
      'availability',
      checkAvailability.rejected(broken, 'r', { coldRoomId: 'a', startDate: '', endDate: '' }),
    ],
    ['Booking request failed', 'create', createBooking.rejected(broken, 'r', bookingOf({}))],
    [
      'Failed to update booking status',
      'updateStatus',
      updateBookingStatus.rejected(broken, 'r', { id: 'a', status: 'approved' }),
    ],
    ['Failed to cancel the booking.', 'cancel', cancelBooking.rejected(broken, 'r', { id: 'a' })],
  ] as const;

  test.each(cases)('says %s', (words, request, action) => {
    const store = makeStore();
    store.dispatch(action);
    expect(store.getState().bookings.error[request]).toBe(words);
  });

  test('says Failed to fetch all bookings of an admin’s list', () => {
    const store = makeStore();
    store.dispatch(fetchBookingList.rejected(broken, 'r', { list: 'all', more: false }));
    expect(store.getState().bookings.lists.all.error).toBe('Failed to fetch all bookings');
  });

  test('keeps the words of a change for whoever made it', () => {
    const store = makeStore();
    store.dispatch(createBooking.rejected(broken, 'r', bookingOf({})));
    expect(store.getState().bookings.errorMessage).toBe('Booking request failed');
  });
});
