import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { makeStore } from '#web/app/store.ts';
import { loginUser } from '#web/features/auth/index.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { failures } from '#web/lib/api/failure.ts';
import { saveToken } from '#web/lib/session.ts';
import { answer, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import type { BookingListName } from './bookingLists.ts';
import { selectBookingList, selectMyBookings } from './bookingSelectors.ts';
import {
  cancelBooking,
  changeBooking,
  checkAvailability,
  fetchBooking,
  fetchPendingBookings,
  rateBooking,
  updateBookingStatus,
  reopenBooking,
  updateGoods,
} from './bookingThunks.ts';
import { newsSeen } from './bookingsSlice.ts';
import { createBooking } from './createBooking.ts';
import {
  fetchBookingList,
  fetchMyBookings,
  lookAtBookingList,
  lookAtMyBookings,
} from './fetchBookings.ts';

const listed = (list: BookingListName, data: Booking[], next?: string, more = false) =>
  fetchBookingList.fulfilled({ data, ...(next && { next }) }, 'request', { list, more });

const ids = (store: ReturnType<typeof makeStore>, name: BookingListName) =>
  selectBookingList[name](store.getState()).shown.map(({ id }) => id);

describe('the admin’s lists', () => {
  test('an approved request leaves the pending ones and joins the approved, without a fetch [S4.16]', () => {
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
    store.dispatch(
      fetchBookingList.rejected(new Error(), 'request', { list: 'rejected' }, failures.noResponse),
    );
    expect(store.getState().bookings.lists.rejected.error).toBe('No response from server.');
    expect(store.getState().bookings.lists.pending.error).toBeUndefined();
  });
});

describe('what others do while an admin looks at a list', () => {
  const approved = bookingOf({ id: 'a', status: 'approved' });
  const later = bookingOf({ id: 'c', date: '2027-03-09T08:00:00.000Z' });

  /** A store of two requests, one of which was approved by somebody else while a third one came. */
  function storeWithNews() {
    const store = makeStore();
    store.dispatch(listed('pending', [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })]));
    store.dispatch(listed('approved', []));
    const fetched = [bookingOf({ id: 'b' }), later, approved];
    store.dispatch(lookAtBookingList.fulfilled(fetched, 'request', { list: 'pending' }));
    return store;
  }
  const list = (store: ReturnType<typeof makeStore>, name: BookingListName) =>
    selectBookingList[name](store.getState());

  test('is marked in its place, and counted; what has come is held back', () => {
    const { shown, fresh, count } = list(storeWithNews(), 'pending');
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'approved'],
      ['b', 'pending'],
    ]);
    expect([fresh, count]).toEqual([1, 2]);
  });

  test('is shown when it is asked for, each booking where it belongs', () => {
    const store = storeWithNews();
    store.dispatch(newsSeen());
    expect(ids(store, 'pending')).toEqual(['b', 'c']);
    expect(ids(store, 'approved')).toEqual(['a']);
    expect(list(store, 'pending').fresh).toBe(0);
  });

  test('gives way to what the admin does, and to another fetch', () => {
    const store = storeWithNews();
    const cancelled = { ...approved, status: 'cancelled' as const };
    store.dispatch(cancelBooking.fulfilled(cancelled, 'request', { id: 'a' }));
    expect(ids(store, 'pending')).toEqual(['b']);
    store.dispatch(listed('pending', [bookingOf({ id: 'b' }), later]));
    expect(ids(store, 'pending')).toEqual(['b', 'c']);
  });
});

describe('looking again at a list', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('asks for its first page, and for each booking that has left it', async () => {
    const sent = stubBrowser(({ url }) =>
      url.includes('/book/a')
        ? answer(200, { ...bookingOf({ id: 'a', status: 'rejected' }), history: [] })
        : answer(200, [bookingOf({ id: 'b' })]),
    );
    saveToken(tokenOf({ userId: 'u', role: 'admin', names: 'N', email: 'a@b.rw', exp: 4e9 }));
    const store = makeStore();
    await store.dispatch(lookAtBookingList({ list: 'pending' }));
    expect(sent, 'a list that was never fetched is not looked at').toEqual([]);
    store.dispatch(listed('pending', [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })]));
    await store.dispatch(lookAtBookingList({ list: 'pending' }));
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/backend/book',
      '/backend/book/a',
    ]);
    const { shown } = selectBookingList.pending(store.getState());
    expect(shown.map(({ id, status }) => `${id} ${status}`)).toEqual(['a rejected', 'b pending']);
  });

  test('shows what it could fetch where one of the bookings could not be', async () => {
    stubBrowser(({ url }) => {
      if (url.includes('/book/a')) return answer(404, { code: 'bookingNotFound', message: 'gone' });
      return url.includes('/book/b')
        ? answer(200, { ...bookingOf({ id: 'b', status: 'approved' }), history: [] })
        : answer(200, []);
    });
    saveToken(tokenOf({ userId: 'u', role: 'admin', names: 'N', email: 'a@b.rw', exp: 4e9 }));
    const store = makeStore();
    store.dispatch(listed('pending', [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })]));
    await store.dispatch(lookAtBookingList({ list: 'pending' }));
    const { shown } = selectBookingList.pending(store.getState());
    expect(shown.map(({ id, status }) => `${id} ${status}`)).toEqual(['a pending', 'b approved']);
  });
});

describe('a customer’s bookings', () => {
  test('that were answered are noted as unseen, until they are fetched as a whole', () => {
    const store = makeStore();
    const mine = [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })];
    store.dispatch(fetchMyBookings.fulfilled(mine, 'request', undefined));
    const fetched = [bookingOf({ id: 'a', status: 'approved' }), bookingOf({ id: 'b' })];
    store.dispatch(lookAtMyBookings.fulfilled(fetched, 'request', undefined));
    expect(store.getState().bookings).toMatchObject({
      userBookings: fetched,
      unseen: { a: 'pending' },
    });
    store.dispatch(fetchMyBookings.fulfilled(fetched, 'request', undefined));
    expect(store.getState().bookings.unseen).toEqual({});
  });

  test('that were looked at are known, unless a fetch that was begun meanwhile has not been answered', () => {
    const store = makeStore();
    const request = () => {
      const { status, error } = store.getState().bookings;
      return { status: status.mine, error: error.mine };
    };
    const looked = lookAtMyBookings.fulfilled([bookingOf()], 'look', undefined);
    const failed = (id: string) =>
      fetchMyBookings.rejected(new Error(), id, undefined, failures.noResponse);
    store.dispatch(fetchMyBookings.pending('first', undefined));
    store.dispatch(failed('first'));
    expect(request()).toEqual({ status: 'failed', error: 'No response from server.' });
    store.dispatch(looked);
    expect(request()).toEqual({ status: 'succeeded', error: undefined });

    store.dispatch(fetchMyBookings.pending('second', undefined));
    store.dispatch(looked);
    expect(request()).toEqual({ status: 'loading', error: undefined });
    store.dispatch(failed('second'));
    expect(request()).toEqual({ status: 'failed', error: 'No response from server.' });
  });

  test('a cancelled one is kept with its status, also where the list lags behind [S4.15]', () => {
    const store = makeStore();
    store.dispatch(fetchMyBookings.fulfilled([bookingOf()], 'request', undefined));
    const cancelled = bookingOf({ status: 'cancelled' });
    store.dispatch(cancelBooking.fulfilled(cancelled, 'request', { id: 'b1' }));
    store.dispatch(fetchMyBookings.fulfilled([bookingOf()], 'request', undefined));
    expect(store.getState().bookings.userBookings).toEqual([cancelled]);
    expect(store.getState().bookings.successMessage).toBe('Booking canceled successfully!');
  });

  test('show the stars that were given and the goods that were fetched, without a fetch', () => {
    const store = makeStore();
    const mine = [bookingOf({ id: 'a', status: 'completed' }), bookingOf({ id: 'b' })];
    store.dispatch(fetchMyBookings.fulfilled(mine, 'request', undefined));
    const rating = { id: 'a', stars: 4, firstName: 'Keza', at: '2027-04-04T08:00:00.000Z' };
    store.dispatch(rateBooking.fulfilled(rating, 'request', { id: 'a', stars: 4 }));
    store.dispatch(rateBooking.fulfilled({ ...rating, id: 'gone' }, 'request', rating));
    const fetched = bookingOf({ id: 'b', productType: 'Milk', weight: 12.5 });
    store.dispatch(updateGoods.fulfilled(fetched, 'request', { id: 'b', weight: 12.5 }));
    const { userBookings } = store.getState().bookings;
    expect(userBookings.find(({ id }) => id === 'a')?.stars).toBe(4);
    expect(userBookings.find(({ id }) => id === 'b')).toEqual(fetched);
    expect(userBookings).toHaveLength(2);
  });

  test('have their new days, and wait again where an answer is taken back', () => {
    const store = makeStore();
    const [booking, other] = [bookingOf({ id: 'a' }), bookingOf({ id: 'b' })];
    store.dispatch(fetchMyBookings.fulfilled([booking, other], 'request', undefined));
    store.dispatch(
      fetchPendingBookings.fulfilled({ data: [booking, other], next: undefined }, 'request', {}),
    );
    store.dispatch(
      fetchBooking.fulfilled({ ...booking, history: [], rating: undefined }, 'request', {
        id: 'a',
      }),
    );
    const changed = { ...booking, endDate: '2027-04-09', changedAt: '2027-03-02T08:00:00.000Z' };
    const change = { ...changed, key: 'k' };
    store.dispatch(changeBooking.fulfilled(changed, 'request', change));
    const { userBookings, pendingBookings, bookingDetails } = store.getState().bookings;
    expect([userBookings, pendingBookings]).toEqual([
      [changed, other],
      [changed, other],
    ]);
    // It is fetched anew when it is looked at.
    expect(bookingDetails).toBeNull();

    const approved = {
      ...changed,
      status: 'approved',
      changedAt: '2027-03-02T08:00:01.000Z',
    } as const;
    const arg = { id: 'a', status: 'approved' } as const;
    store.dispatch(updateBookingStatus.fulfilled(approved, 'request', arg));
    expect(store.getState().bookings.pendingBookings).toEqual([other]);
    const undone = { ...changed, changedAt: '2027-03-02T08:00:02.000Z' };
    store.dispatch(reopenBooking.fulfilled(undone, 'request', { id: 'a', from: 'approved' }));
    expect(store.getState().bookings.pendingBookings).toEqual([undone, other]);
    expect(store.getState().bookings.bookings).toEqual([undone]);
  });

  test('keep the telephone number of its customer where the answer to a change names none', () => {
    const store = makeStore();
    const listed = bookingOf({ id: 'a', phoneNumber: '+250788123456' });
    const page = { data: [listed], next: undefined };
    const asked = { list: 'pending' } as const;
    store.dispatch(fetchBookingList.fulfilled(page, 'request', asked));
    const approved = bookingOf({ id: 'a', status: 'approved' });
    const arg = { id: 'a', status: 'approved' } as const;
    store.dispatch(updateBookingStatus.fulfilled(approved, 'request', arg));
    expect(store.getState().bookings.bookings).toEqual([{ ...listed, status: 'approved' }]);
  });

  test('and the details of one are gone where somebody signs in, who may be somebody else', () => {
    const store = makeStore();
    const details = { ...bookingOf({ id: 'a' }), history: [], rating: undefined };
    store.dispatch(fetchMyBookings.fulfilled([bookingOf({ id: 'a' })], 'request', undefined));
    store.dispatch(fetchBooking.fulfilled(details, 'request', { id: 'a' }));
    const token = tokenOf({ userId: 'v', role: 'user', names: 'N', email: 'a@b.rw', exp: 4e9 });
    const login = { email: 'a@b.rw', password: 'p' };
    store.dispatch(loginUser.fulfilled({ token }, 'request', login));
    expect(store.getState().bookings).toMatchObject({ bookingDetails: null, userBookings: [] });
  });

  test('are shown to nobody else who signs in on the same device', () => {
    const store = makeStore();
    store.dispatch(
      fetchMyBookings.fulfilled([bookingOf({ userId: 'somebody' })], 'request', undefined),
    );
    expect(selectMyBookings(store.getState())).toEqual([]);
  });
});

describe('an answer that comes late', () => {
  const details = (id: string) => ({ ...bookingOf({ id }), history: [], rating: undefined });

  test('does not take the place of the booking that is looked at now, nor is its failure told of that', () => {
    const store = makeStore();
    store.dispatch(fetchBooking.pending('r1', { id: 'a' }));
    store.dispatch(fetchBooking.pending('r2', { id: 'b' }));
    store.dispatch(fetchBooking.fulfilled(details('b'), 'r2', { id: 'b' }));
    store.dispatch(fetchBooking.fulfilled(details('a'), 'r1', { id: 'a' }));
    expect(store.getState().bookings.bookingDetails?.id).toBe('b');

    store.dispatch(fetchBooking.pending('r3', { id: 'a' }));
    store.dispatch(fetchBooking.pending('r4', { id: 'c' }));
    store.dispatch(fetchBooking.rejected(new Error('broken'), 'r3', { id: 'a' }));
    expect(store.getState().bookings).toMatchObject({ error: {}, status: { details: 'loading' } });
  });

  test('brings no request back that was answered here meanwhile, nor older ones', () => {
    const store = makeStore();
    const waiting = bookingOf({ id: 'a' });
    const page = (...data: Booking[]) => ({ data, next: undefined });
    store.dispatch(fetchPendingBookings.pending('r1', {}));
    store.dispatch(fetchPendingBookings.pending('r2', {}));
    const approved = bookingOf({ id: 'a', status: 'approved' });
    const arg = { id: 'a', status: 'approved' } as const;
    store.dispatch(updateBookingStatus.fulfilled(approved, 'request', arg));
    const other = bookingOf({ id: 'b' });
    store.dispatch(fetchPendingBookings.fulfilled(page(waiting, other), 'r2', {}));
    expect(store.getState().bookings.pendingBookings).toEqual([other]);
    store.dispatch(fetchPendingBookings.fulfilled(page(waiting), 'r1', {}));
    expect(store.getState().bookings.pendingBookings).toEqual([other]);
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

  test.each(cases)('says %s [S8.43]', (words, request, action) => {
    const store = makeStore();
    store.dispatch(action);
    expect(store.getState().bookings.error[request]).toBe(words);
  });

  test.each([
    ['Failed to fetch all bookings', 'all'],
    ['Failed to fetch pending bookings.', 'pending'],
  ] as const)('says %s of an admin’s list [S8.28, S8.43]', (words, list) => {
    const store = makeStore();
    store.dispatch(fetchBookingList.rejected(broken, 'r', { list, more: false }));
    expect(store.getState().bookings.lists[list].error).toBe(words);
  });

  test('keeps the words of a change for whoever made it', () => {
    const store = makeStore();
    store.dispatch(createBooking.rejected(broken, 'r', bookingOf({})));
    expect(store.getState().bookings.errorMessage).toBe('Booking request failed');
  });
});

describe('the pictures of the rooms of one’s own bookings', () => {
  const dock = { image: '/images/rooms/r1/dock.webp', imageWidths: [400] };
  const gate = { image: '/images/rooms/r2/gate.webp', imageWidths: [400, 800] };
  const mine = (...bookings: Booking[]) =>
    fetchMyBookings.fulfilled(bookings, 'request', undefined);
  const signedIn = () => {
    saveToken(tokenOf({ userId: 'u1' }));
    const store = makeStore();
    store.dispatch(
      mine(
        bookingOf({ id: 'a', status: 'approved', ...dock }),
        bookingOf({ id: 'b', coldRoomId: 'r2', ...gate }),
      ),
    );
    return store;
  };
  const shown = (store: ReturnType<typeof makeStore>, wanted: string) => {
    const found = store.getState().bookings.userBookings.find(({ id }) => id === wanted);
    return { image: found?.image, imageWidths: found?.imageWidths };
  };
  const none = { image: undefined, imageWidths: undefined };
  const changedAt = '2027-03-02T08:00:00.000Z';

  test('stay when another answer replaces a booking', () => {
    const store = signedIn();
    const cancelled = bookingOf({ id: 'a', status: 'cancelled', changedAt });
    store.dispatch(cancelBooking.fulfilled(cancelled, 'request', { id: 'a' }));
    expect(shown(store, 'a')).toEqual(dock);
    const carrots = bookingOf({ id: 'b', coldRoomId: 'r2', productType: 'Carrots' });
    store.dispatch(updateGoods.fulfilled(carrots, 'request', { id: 'b', productType: 'Carrots' }));
    expect(shown(store, 'b')).toEqual(gate);
    expect(store.getState().bookings.userBookings).toContainEqual({ ...carrots, ...gate });
  });

  test('are those of the room that a booking has now, as far as it is known', () => {
    const store = signedIn();
    const changeTo = (coldRoomId: string) => {
      const moved = bookingOf({ id: 'a', coldRoomId, changedAt });
      store.dispatch(changeBooking.fulfilled(moved, 'request', {} as never));
      return shown(store, 'a');
    };
    expect(changeTo('r2')).toEqual(gate);
    expect(changeTo('r3')).toEqual(none);
    const made = bookingOf({ id: 'c', coldRoomId: 'r2' });
    store.dispatch(createBooking.fulfilled(made, 'request', {} as never));
    expect(shown(store, 'c')).toEqual(gate);
  });

  test('are those of the list that was fetched last, also of a booking that is known to be further', () => {
    const store = signedIn();
    store.dispatch(
      cancelBooking.fulfilled(bookingOf({ id: 'a', status: 'cancelled', changedAt }), 'request', {
        id: 'a',
      }),
    );
    store.dispatch(
      lookAtMyBookings.fulfilled(
        [
          bookingOf({ id: 'a', status: 'approved', image: '/images/rooms/r1/new.webp' }),
          bookingOf({ id: 'b', coldRoomId: 'r2' }),
        ],
        'request',
        undefined,
      ),
    );
    expect(store.getState().bookings.userBookings).toMatchObject([
      { id: 'a', status: 'cancelled', image: '/images/rooms/r1/new.webp' },
      { id: 'b' },
    ]);
    expect(shown(store, 'b')).toEqual(none);
  });
});
