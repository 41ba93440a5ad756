import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages, successes } from '#shared/messages.ts';
import { createSlice, isPending, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '#web/lib/api/apiThunk.ts';
import type { Output } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { track } from '#web/lib/api/track.ts';
import {
  belongsIn,
  bookingListNames,
  emptyLists,
  merge,
  type BookingList,
  type BookingListName,
} from './bookingLists.ts';
import * as thunks from './bookingThunks.ts';
import { createBooking } from './createBooking.ts';
import { fetchBookingList, fetchMyBookings } from './fetchBookings.ts';

type Request =
  'mine' | 'pending' | 'details' | 'availability' | 'create' | 'updateStatus' | 'cancel';

export interface BookingsState {
  /** Every booking an admin has been told of; `lists` says which stands where. */
  bookings: Booking[];
  lists: Record<BookingListName, BookingList>;
  userBookings: Booking[];
  pendingBookings: Booking[];
  bookingDetails: Output<'bookings.get'> | null;
  /** The server's answer to the last availability check. */
  availability: string | null;
  /** The room that the booking form is about. */
  selectedColdRoomId: string | null;
  successMessage: string | null;
  errorMessage: string | null;
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
}

const initialState: BookingsState = {
  bookings: [],
  lists: emptyLists(),
  userBookings: [],
  pendingBookings: [],
  bookingDetails: null,
  availability: null,
  selectedColdRoomId: null,
  successMessage: null,
  errorMessage: null,
  status: {
    mine: 'idle',
    pending: 'idle',
    details: 'idle',
    availability: 'idle',
    create: 'idle',
    updateStatus: 'idle',
    cancel: 'idle',
  },
  error: {},
};

const changes = [createBooking, thunks.updateBookingStatus, thunks.cancelBooking] as const;

/** Keeps why a change was refused, or `fallback` where it broke before the server could say so. */
const keepError =
  (fallback: string) =>
  (state: BookingsState, { payload }: { payload: Failure | undefined }): void => {
    state.errorMessage = payload?.message ?? fallback;
  };

/** A booking has moved on: it takes its place in the lists that it now belongs to. */
function moveInLists(state: BookingsState, booking: Booking): void {
  state.bookings = merge(state.bookings, [booking]);
  state.pendingBookings = state.pendingBookings.filter(({ id }) => id !== booking.id);
  for (const name of bookingListNames) {
    const list = state.lists[name];
    if (list.status === 'idle' || list.ids.includes(booking.id)) continue;
    if (belongsIn(name, booking, todayInKigali())) list.ids.unshift(booking.id);
  }
}

const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    roomSelected(state, { payload }: PayloadAction<string | null>) {
      state.selectedColdRoomId = payload;
    },
    bookingMessagesCleared(state) {
      state.successMessage = null;
      state.errorMessage = null;
      state.availability = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchMyBookings.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, payload);
      })
      .addCase(fetchBookingList.pending, (state, { meta }) => {
        const list = state.lists[meta.arg.list];
        list.status = 'loading';
        delete list.error;
      })
      .addCase(fetchBookingList.rejected, (state, { meta, payload }) => {
        const list = state.lists[meta.arg.list];
        list.status = 'failed';
        list.error = payload?.message ?? messages.fetchAllBookingsFailed;
      })
      .addCase(fetchBookingList.fulfilled, (state, { meta, payload }) => {
        const { list: name, more } = meta.arg;
        const before = more ? state.lists[name].ids : [];
        const ids = [...new Set([...before, ...payload.data.map(({ id }) => id)])];
        state.lists[name] = {
          ids,
          status: 'succeeded',
          ...(payload.next && { next: payload.next }),
        };
        state.bookings = merge(state.bookings, payload.data);
      })
      .addCase(thunks.fetchPendingBookings.fulfilled, (state, { payload }) => {
        state.pendingBookings = payload;
      })
      .addCase(thunks.fetchBooking.fulfilled, (state, { payload }) => {
        state.bookingDetails = payload;
      })
      .addCase(thunks.checkAvailability.fulfilled, (state, { payload }) => {
        state.availability = payload.message;
      })
      .addCase(createBooking.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, [payload]);
        state.successMessage = successes.bookingRequest;
      })
      .addCase(thunks.updateBookingStatus.fulfilled, (state, { payload }) => {
        moveInLists(state, payload);
        state.successMessage = successes.statusUpdated;
      })
      .addCase(thunks.cancelBooking.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, [payload]);
        moveInLists(state, payload);
        state.successMessage = successes.bookingCanceled;
      })
      .addCase(thunks.updateGoods.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, [payload]);
      })
      .addCase(thunks.rateBooking.fulfilled, (state, { payload: { id, stars } }) => {
        const booking = state.userBookings.find((one) => one.id === id);
        if (booking) booking.stars = stars;
      });
    builder
      .addMatcher(isPending(...changes), (state) => {
        state.successMessage = null;
        state.errorMessage = null;
      })
      .addMatcher(isRejected(createBooking), keepError(messages.bookingRequestFailed))
      .addMatcher(isRejected(thunks.updateBookingStatus), keepError(messages.updateStatusBroken))
      .addMatcher(isRejected(thunks.cancelBooking), keepError(messages.cancelBookingFailed));
    track(builder, 'mine', fetchMyBookings, messages.fetchUserBookingsFailed);
    track(builder, 'pending', thunks.fetchPendingBookings, messages.fetchPendingFailed);
    track(builder, 'details', thunks.fetchBooking, messages.fetchBookingFailed);
    track(builder, 'availability', thunks.checkAvailability, messages.checkAvailabilityBroken);
    track(builder, 'create', createBooking, messages.bookingRequestFailed);
    track(builder, 'updateStatus', thunks.updateBookingStatus, messages.updateStatusBroken);
    track(builder, 'cancel', thunks.cancelBooking, messages.cancelBookingFailed);
  },
});

export const bookingsReducer = bookingsSlice.reducer;
export const { roomSelected, bookingMessagesCleared } = bookingsSlice.actions;
