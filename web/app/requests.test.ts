import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginUser, registerUser } from '#web/features/auth/api/authSlice.ts';
import {
  cancelBooking,
  checkAvailability,
  fetchBooking,
  fetchPendingBookings,
  updateBookingStatus,
} from '#web/features/bookings/api/bookingThunks.ts';
import { createBooking } from '#web/features/bookings/api/createBooking.ts';
import { fetchBookingList, fetchMyBookings } from '#web/features/bookings/api/fetchBookings.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { submitQuery } from '#web/features/contact/api/contactSlice.ts';
import {
  createColdRoom,
  deleteColdRoom,
  fetchCalendar,
  fetchColdRoom,
  fetchColdRooms,
  searchColdRooms,
  searchMoreRooms,
  updateColdRoom,
} from '#web/features/rooms/api/coldRoomsSlice.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { call } from '#web/lib/api/client.ts';
import type { RequestStatus } from '#web/lib/api/thunks.ts';
import { saveToken } from '#web/lib/session.ts';
import type { AppDispatch, RootState } from '#web/lib/state.ts';
import { answer, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import { makeStore } from './store.ts';

const days = { startDate: '2027-01-01', endDate: '2027-01-02' };
const booking = { coldRoomId: 'r1', ...days, totalPrice: 100 };
const room = {
  name: 'n',
  roomType: 'Cold Room',
  price: 1,
  location: 'l',
  capacity: 1,
  unit: 'tons',
  status: 'available',
  size: 1,
  feature: ['f'],
};
const person = {
  firstName: 'f',
  lastName: 'l',
  phoneNumber: 'p',
  email: 'a@b.rw',
  password: 'p',
};

interface Request {
  start: (dispatch: AppDispatch) => Promise<{ payload: unknown }>;
  /** What it says where the server fails without a word (specification, section 8). */
  words: string;
  status: (state: RootState) => RequestStatus;
  /** What a success answers. */
  succeeds: unknown;
}

const token = tokenOf({ userId: 'u', role: 'user', names: 'N', email: 'a@b.rw', exp: 4e9 });

const contactStatus = ({ contact }: RootState): RequestStatus => {
  if (contact.loading) return 'loading';
  if (contact.successMessage) return 'succeeded';
  return contact.errorMessage ? 'failed' : 'idle';
};

const requests: Record<string, Request> = {
  login: {
    start: (dispatch) => dispatch(loginUser({ email: 'a@b.rw', password: 'p' })),
    words: 'Login failed',
    status: ({ auth }) => auth.status,
    succeeds: { token },
  },
  registration: {
    start: (dispatch) => dispatch(registerUser(person)),
    words: 'Registration failed',
    status: ({ auth }) => auth.status,
    succeeds: { token },
  },
  'the list of rooms': {
    start: (dispatch) => dispatch(fetchColdRooms({})),
    words: 'Failed to fetch cold rooms',
    status: ({ coldRooms }) => coldRooms.status.list,
    succeeds: [],
  },
  'the search for rooms': {
    start: (dispatch) => dispatch(searchColdRooms(days)),
    words: 'Failed to fetch cold rooms',
    status: ({ coldRooms }) => coldRooms.status.search,
    succeeds: { rooms: [] },
  },
  'the next rooms of a search': {
    start: (dispatch) => dispatch(searchMoreRooms({ question: days, cursor: 'next' })),
    words: 'Failed to fetch cold rooms',
    status: ({ coldRooms }) => coldRooms.status.more,
    succeeds: { rooms: [] },
  },
  'a room': {
    start: (dispatch) => dispatch(fetchColdRoom({ id: 'r1' })),
    words: 'Failed to fetch cold room details',
    status: ({ coldRooms }) => coldRooms.status.details,
    succeeds: roomOf(),
  },
  'the calendar of a room': {
    start: (dispatch) => dispatch(fetchCalendar({ id: 'r1', ...days })),
    words: 'An error occurred while checking availability.',
    status: ({ coldRooms }) => coldRooms.status.calendar,
    succeeds: { id: 'r1', taken: [] },
  },
  'a new room': {
    start: (dispatch) => dispatch(createColdRoom(room)),
    words: 'Failed to create cold room',
    status: ({ coldRooms }) => coldRooms.status.create,
    succeeds: roomOf(),
  },
  'a change of a room': {
    start: (dispatch) => dispatch(updateColdRoom({ id: 'r1' })),
    words: 'Failed to update cold room',
    status: ({ coldRooms }) => coldRooms.status.update,
    succeeds: roomOf(),
  },
  'the deletion of a room': {
    start: (dispatch) => dispatch(deleteColdRoom({ id: 'r1' })),
    words: 'Failed to delete cold room',
    status: ({ coldRooms }) => coldRooms.status.delete,
    succeeds: { id: 'r1' },
  },
  'an availability check': {
    start: (dispatch) => dispatch(checkAvailability({ coldRoomId: 'r1', ...days })),
    words: 'An error occurred while checking availability.',
    status: ({ bookings }) => bookings.status.availability,
    succeeds: { message: 'free' },
  },
  'the customer’s bookings': {
    start: (dispatch) => dispatch(fetchMyBookings()),
    words: 'Failed to fetch user bookings',
    status: ({ bookings }) => bookings.status.mine,
    succeeds: [],
  },
  'all bookings': {
    start: (dispatch) => dispatch(fetchBookingList({ list: 'all' })),
    words: 'Failed to fetch all bookings',
    status: ({ bookings }) => bookings.lists.all.status,
    succeeds: [],
  },
  'the pending bookings': {
    start: (dispatch) => dispatch(fetchPendingBookings({})),
    words: 'Failed to fetch pending bookings.',
    status: ({ bookings }) => bookings.status.pending,
    succeeds: [],
  },
  'the details of a booking': {
    start: (dispatch) => dispatch(fetchBooking({ id: 'b1' })),
    words: 'Failed to fetch booking details.',
    status: ({ bookings }) => bookings.status.details,
    succeeds: { ...bookingOf(), history: [] },
  },
  'a change of status': {
    start: (dispatch) => dispatch(updateBookingStatus({ id: 'b1', status: 'approved' })),
    words: 'Failed to update booking status.',
    status: ({ bookings }) => bookings.status.updateStatus,
    succeeds: bookingOf(),
  },
  'a cancellation': {
    start: (dispatch) => dispatch(cancelBooking({ id: 'b1' })),
    words: 'Failed to cancel the booking.',
    status: ({ bookings }) => bookings.status.cancel,
    succeeds: bookingOf(),
  },
  'a contact message': {
    start: (dispatch) => dispatch(submitQuery({ names: 'n', email: 'a@b.rw', questions: 'q' })),
    words: 'Failed to submit the query.',
    status: contactStatus,
    succeeds: { message: 'sent' },
  },
};

const bookingRequest = (dispatch: AppDispatch) => dispatch(createBooking(booking));
const bookingStatus = ({ bookings }: RootState) => bookings.status.create;

/** A store of somebody signed in; the backend answers as `respond` says. */
function storeWith(respond: Parameters<typeof stubBrowser>[0]) {
  stubBrowser(respond);
  saveToken(token);
  return makeStore();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(Object.entries(requests))('%s', (_, { start, words, status, succeeds }) => {
  it('goes from idle over loading to succeeded [S3.20, S4.1]', async () => {
    const store = storeWith(() => answer(200, succeeds));
    expect(status(store.getState())).toBe('idle');
    const request = start(store.dispatch);
    expect(status(store.getState())).toBe('loading');
    await request;
    expect(status(store.getState())).toBe('succeeded');
  });

  it('fails with its own words where the server gives none, and logs the error [S4.1, S8.7, S8.12, S8.13, S8.14, S8.15, S8.16, S8.24, S8.27, S8.28, S8.29, S8.30, S8.31, S8.32, S8.33]', async () => {
    const store = storeWith(() => answer(500, {}));
    expect((await start(store.dispatch)).payload).toMatchObject({ message: words });
    expect(status(store.getState())).toBe('failed');
    expect(console.error).toHaveBeenCalledWith(
      'serverError:',
      expect.objectContaining({ message: words }),
    );
  });

  it('prefers the server’s message [S8.23, S8.25]', async () => {
    const store = storeWith(() => answer(400, { message: 'The server says so.' }));
    expect((await start(store.dispatch)).payload).toMatchObject({ message: 'The server says so.' });
  });

  it("says 'No response from server.' where none comes [S8.21]", async () => {
    const store = storeWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const { payload } = await start(store.dispatch);
    expect(payload).toMatchObject({ code: 'noResponse', message: 'No response from server.' });
  });
});

describe('a booking', () => {
  const free = () => answer(200, { message: 'free' });
  const inTurn = (check: Response, book: Response) =>
    storeWith(({ url }) => (url.endsWith('/availability') ? check : book));

  it('goes from idle over loading to succeeded [S4.1]', async () => {
    const store = inTurn(free(), answer(201, bookingOf()));
    expect(bookingStatus(store.getState())).toBe('idle');
    const request = bookingRequest(store.dispatch);
    expect(bookingStatus(store.getState())).toBe('loading');
    await request;
    expect(bookingStatus(store.getState())).toBe('succeeded');
  });

  it("says 'An error occurred on the server.' where the server gives no message [S8.20, S8.26]", async () => {
    const store = inTurn(free(), answer(500, {}));
    await bookingRequest(store.dispatch);
    expect(store.getState().bookings.errorMessage).toBe('An error occurred on the server.');
    expect(bookingStatus(store.getState())).toBe('failed');
  });

  it("says 'Cold room is not available for the selected dates.' where the check fails without a message [S5.6, S8.34]", async () => {
    const store = inTurn(answer(409, {}), answer(201, bookingOf()));
    await bookingRequest(store.dispatch);
    expect(store.getState().bookings).toMatchObject({
      userBookings: [],
      errorMessage: 'Cold room is not available for the selected dates.',
    });
  });
});

it("says 'An unknown error occurred.' where neither the server nor the call has words [S8.22]", async () => {
  stubBrowser(() => answer(500, {}));
  await expect(call('rooms.list', {})).rejects.toThrow('An unknown error occurred.');
});
