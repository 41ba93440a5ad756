import { afterEach, expect, it, vi } from 'vitest';
import { loadUser } from '#web/features/auth/api/authSlice.ts';
import { answer, stubBrowser } from '#web/lib/testing/browser.ts';
import { makeStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

it('has four slices: auth, coldRooms, bookings, contact; and beside them the notification counter [S3.27]', () => {
  expect(Object.keys(makeStore().getState())).toEqual([
    'auth',
    'coldRooms',
    'bookings',
    'contact',
    'notifications',
  ]);
});

it('begins with nobody signed in, nothing fetched and nothing said [S3.18, S3.20, S3.21]', () => {
  const { auth, coldRooms, bookings, contact } = makeStore().getState();
  expect(auth).toEqual({
    token: null,
    isAuthenticated: false,
    user: null,
    status: 'idle',
    error: null,
    errorCode: null,
  });
  expect(coldRooms).toMatchObject({
    rooms: [],
    roomDetails: null,
    status: { list: 'idle', details: 'idle', create: 'idle', update: 'idle', delete: 'idle' },
  });
  expect(bookings).toMatchObject({
    bookings: [],
    userBookings: [],
    pendingBookings: [],
    morePending: false,
    bookingDetails: null,
    availability: null,
    selectedColdRoomId: null,
    successMessage: null,
    errorMessage: null,
  });
  expect(contact).toEqual({ loading: false, successMessage: null, errorMessage: null });
});

it('fails to load a user where no token is saved, without asking the server [S4.5, S7.21]', () => {
  const sent = stubBrowser(() => answer(200, {}));
  const store = makeStore();
  store.dispatch(loadUser());
  expect(store.getState().auth).toMatchObject({
    isAuthenticated: false,
    user: null,
    status: 'failed',
    error: 'No token found',
  });
  expect(sent).toEqual([]);
});
