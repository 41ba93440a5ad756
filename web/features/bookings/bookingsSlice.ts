import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import { createSlice, isPending, isRejected, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestStatus } from '#web/app/apiThunk.ts';
import type { Output } from '#web/app/client.ts';
import type { RootState } from '#web/app/store.ts';
import { track } from '#web/app/track.ts';
import * as thunks from './bookingThunks.ts';
import { createBooking } from './createBooking.ts';

type Request =
  'all' | 'mine' | 'pending' | 'details' | 'availability' | 'create' | 'updateStatus' | 'cancel';

export interface BookingsState {
  bookings: Booking[];
  userBookings: Booking[];
  pendingBookings: Booking[];
  bookingDetails: Output<'bookings.get'> | null;
  /** The server's answer to the last availability check. */
  availability: string | null;
  selectedColdRoomId: string | null;
  successMessage: string | null;
  errorMessage: string | null;
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
}

const initialState: BookingsState = {
  bookings: [],
  userBookings: [],
  pendingBookings: [],
  bookingDetails: null,
  availability: null,
  selectedColdRoomId: null,
  successMessage: null,
  errorMessage: null,
  status: {
    all: 'idle',
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

const replace = (list: Booking[], changed: Booking): Booking[] =>
  list.map((booking) => (booking.id === changed.id ? changed : booking));

const changes = [createBooking, thunks.updateBookingStatus, thunks.cancelBooking] as const;

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
      .addCase(thunks.fetchAllBookings.fulfilled, (state, { payload }) => {
        state.bookings = payload;
      })
      .addCase(thunks.fetchMyBookings.fulfilled, (state, { payload }) => {
        state.userBookings = payload;
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
        state.userBookings = [payload, ...state.userBookings.filter(({ id }) => id !== payload.id)];
        state.successMessage = successes.bookingRequest;
      })
      .addCase(thunks.updateBookingStatus.fulfilled, (state, { payload }) => {
        state.bookings = replace(state.bookings, payload);
        state.pendingBookings = state.pendingBookings.filter(({ id }) => id !== payload.id);
        state.successMessage = successes.statusUpdated;
      })
      .addCase(thunks.cancelBooking.fulfilled, (state, { payload }) => {
        state.userBookings = replace(state.userBookings, payload);
        state.bookings = replace(state.bookings, payload);
        state.successMessage = successes.bookingCanceled;
      });
    builder
      .addMatcher(isPending(...changes), (state) => {
        state.successMessage = null;
        state.errorMessage = null;
      })
      .addMatcher(isRejected(...changes), (state, { payload }) => {
        state.errorMessage = payload?.message ?? messages.unknownError;
      });
    track(builder, 'all', thunks.fetchAllBookings);
    track(builder, 'mine', thunks.fetchMyBookings);
    track(builder, 'pending', thunks.fetchPendingBookings);
    track(builder, 'details', thunks.fetchBooking);
    track(builder, 'availability', thunks.checkAvailability);
    track(builder, 'create', createBooking);
    track(builder, 'updateStatus', thunks.updateBookingStatus);
    track(builder, 'cancel', thunks.cancelBooking);
  },
});

export const bookingsReducer = bookingsSlice.reducer;
export const { roomSelected, bookingMessagesCleared } = bookingsSlice.actions;

export const selectBookings = (state: RootState) => state.bookings;
export const selectUserBookings = (state: RootState) => state.bookings.userBookings;
