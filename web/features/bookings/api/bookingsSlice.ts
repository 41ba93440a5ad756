import {
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages, successes } from '#shared/messages.ts';
import type { Output } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import type { RequestStatus } from '#web/lib/api/thunks.ts';
import { track } from '#web/lib/api/track.ts';
import {
  belongsIn,
  bookingListNames,
  emptyLists,
  merge,
  place,
  type BookingListState,
  type BookingListName,
} from './bookingLists.ts';
import * as thunks from './bookingThunks.ts';
import { createBooking } from './createBooking.ts';
import {
  fetchBookingList,
  fetchMyBookings,
  lookAtBookingList,
  lookAtMyBookings,
} from './fetchBookings.ts';
import { noteUnseen, withoutUnseen, type Unseen } from './unseen.ts';

type Request =
  'mine' | 'pending' | 'details' | 'availability' | 'create' | 'updateStatus' | 'cancel';

declare module '#web/lib/state.ts' {
  interface RootState {
    bookings: BookingsState;
  }
}

export interface BookingsState {
  /** Every booking that an admin has fetched; `lists` holds the ids of each list. */
  bookings: Booking[];
  lists: Record<BookingListName, BookingListState>;
  /** Changes by others that the reader has not seen yet. */
  unseen: Unseen;
  userBookings: Booking[];
  pendingBookings: Booking[];
  /** Whether more wait than those. */
  morePending: boolean;
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
  unseen: {},
  userBookings: [],
  pendingBookings: [],
  morePending: false,
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

/** What gives a booking other days or another room, asks for them, or answers that. */
const placements = [
  thunks.changeBooking,
  thunks.askForDays,
  thunks.withdrawChange,
  thunks.acceptChange,
  thunks.declineChange,
] as const;

/** Stores why a change was refused, or `fallback` if it failed before the server answered. */
const keepError =
  (fallback: string) =>
  (state: BookingsState, { payload }: { payload: Failure | undefined }): void => {
    state.errorMessage = payload?.message ?? fallback;
  };

/** Gives bookings their places in the lists that they now belong to. */
function placeInLists(
  state: BookingsState,
  bookings: readonly Booking[],
  names: readonly BookingListName[] = bookingListNames,
): void {
  const byId = new Map(state.bookings.map((booking) => [booking.id, booking]));
  const today = todayInKigali();
  for (const name of names) {
    const { ids, next, status } = state.lists[name];
    if (status === 'idle') continue;
    const stands = new Set(ids);
    const missing = bookings.filter(({ id }) => !stands.has(id));
    const listed = missing
      .filter((booking) => belongsIn(name, booking, today))
      .reduce(
        (all, booking) => place(name, all, booking, next, today),
        ids.flatMap((id) => byId.get(id) ?? []),
      );
    state.lists[name].ids = listed.map(({ id }) => id);
  }
}

/** The reader changed the booking themselves, so it moves to its new place at once. */
function moveInLists(state: BookingsState, booking: Booking): void {
  state.bookings = merge(state.bookings, [booking]);
  const others = state.pendingBookings.filter(({ id }) => id !== booking.id);
  state.pendingBookings =
    booking.status === 'pending'
      ? place('pending', others, booking, undefined, todayInKigali())
      : others;
  if (state.bookingDetails?.id === booking.id) state.bookingDetails = null;
  state.unseen = withoutUnseen(state.unseen, [booking]);
  placeInLists(state, [booking]);
}

const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    roomSelected(state, { payload }: PayloadAction<string | null>) {
      state.selectedColdRoomId = payload;
    },
    /** The reader has seen all changes: the lists show their present state. */
    newsSeen(state) {
      state.unseen = {};
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
        state.unseen = {};
      })
      .addCase(lookAtMyBookings.fulfilled, (state, { payload }) => {
        state.unseen = noteUnseen(state.unseen, state.userBookings, payload);
        state.userBookings = merge(state.userBookings, payload);
      })
      .addCase(lookAtBookingList.fulfilled, (state, { meta, payload }) => {
        state.unseen = noteUnseen(state.unseen, state.bookings, payload);
        state.bookings = merge(state.bookings, payload);
        placeInLists(state, payload, [meta.arg.list]);
        // What others have changed may belong in another list now.
        const changed = payload.filter(({ id }) => id in state.unseen);
        placeInLists(state, changed);
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
        state.unseen = more ? withoutUnseen(state.unseen, payload.data) : {};
      })
      .addCase(thunks.fetchPendingBookings.fulfilled, (state, { payload }) => {
        state.pendingBookings = payload.data;
        state.morePending = payload.next !== undefined;
      })
      .addCase(thunks.fetchBooking.fulfilled, (state, { payload }) => {
        state.bookingDetails = payload;
        // What was paid shows in the lists as well, also where no status has changed.
        for (const booking of [...state.bookings, ...state.userBookings]) {
          if (booking.id !== payload.id) continue;
          booking.paid = payload.paid;
          booking.claimId = payload.claimId;
        }
      })
      .addCase(thunks.checkAvailability.fulfilled, (state, { payload }) => {
        state.availability = payload.message;
      })
      .addCase(createBooking.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, [payload]);
        state.unseen = withoutUnseen(state.unseen, [payload]);
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
      .addCase(thunks.reopenBooking.fulfilled, (state, { payload }) => {
        moveInLists(state, payload);
      })
      .addCase(thunks.updateGoods.fulfilled, (state, { payload }) => {
        state.userBookings = merge(state.userBookings, [payload]);
      })
      .addCase(thunks.rateBooking.fulfilled, (state, { payload: { id, stars } }) => {
        const booking = state.userBookings.find((one) => one.id === id);
        if (booking) booking.stars = stars;
      });
    builder
      .addMatcher(isFulfilled(...placements), (state, { payload }) => {
        state.userBookings = state.userBookings.map((one) =>
          one.id === payload.id ? payload : one,
        );
        moveInLists(state, payload);
      })
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
export const { roomSelected, newsSeen, bookingMessagesCleared } = bookingsSlice.actions;
