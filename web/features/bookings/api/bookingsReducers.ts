import { isFulfilled, isPending, isRejected, type ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { messages, successes } from '#shared/messages.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { isLatest, track } from '#web/lib/api/track.ts';
import { further, merge } from './bookingLists.ts';
import * as thunks from './bookingThunks.ts';
import { moveInLists, placeInLists, type BookingsState } from './bookingsState.ts';
import { createBooking } from './createBooking.ts';
import {
  fetchBookingList,
  fetchMyBookings,
  listFailed,
  lookAtBookingList,
  lookAtMyBookings,
} from './fetchBookings.ts';
import { keepMine, keepMyList } from './roomPictures.ts';
import { noteUnseen, withoutUnseen } from './unseen.ts';

type Builder = ActionReducerMapBuilder<BookingsState>;

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

/** What is read of bookings. */
export function keepReads(builder: Builder): void {
  builder
    .addCase(fetchMyBookings.fulfilled, (state, { payload }) => {
      keepMyList(state, payload);
      state.unseen = {};
    })
    .addCase(lookAtMyBookings.fulfilled, (state, { payload }) => {
      state.unseen = noteUnseen(state.unseen, state.userBookings, payload);
      keepMyList(state, payload);
      // A fetch that was begun meanwhile says itself how it went.
      if (state.status.mine === 'loading') return;
      state.status.mine = 'succeeded';
      delete state.error.mine;
    })
    .addCase(lookAtBookingList.fulfilled, (state, { meta, payload }) => {
      state.unseen = noteUnseen(state.unseen, state.bookings, payload);
      state.bookings = merge(state.bookings, payload);
      placeInLists(state, payload, [meta.arg.list]);
      // What others have changed may belong in another list now.
      const changed = payload.filter(({ id }) => id in state.unseen);
      placeInLists(state, changed);
      const list = state.lists[meta.arg.list];
      // A page that is on its way says itself how it went.
      if (list.status !== 'failed') return;
      list.status = 'succeeded';
      delete list.error;
    })
    .addCase(fetchBookingList.pending, (state, { meta }) => {
      const list = state.lists[meta.arg.list];
      list.status = 'loading';
      delete list.error;
    })
    .addCase(fetchBookingList.rejected, (state, { meta, payload }) => {
      const list = state.lists[meta.arg.list];
      list.status = 'failed';
      list.error = payload?.message ?? listFailed(meta.arg.list);
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
    .addCase(thunks.fetchPendingBookings.fulfilled, (state, { meta, payload }) => {
      if (!isLatest(state, 'pending', meta)) return;
      const known = new Map(state.bookings.map((booking) => [booking.id, booking]));
      // One that was answered here while this was on its way waits no more.
      state.pendingBookings = payload.data.filter(
        (booking) => further(known.get(booking.id), booking).status === 'pending',
      );
      state.morePending = payload.next !== undefined;
    })
    .addCase(thunks.fetchBooking.fulfilled, (state, { meta, payload }) => {
      if (isLatest(state, 'details', meta)) state.bookingDetails = payload;
      // What was paid shows in the lists as well, also where no status has changed.
      for (const booking of [...state.bookings, ...state.userBookings]) {
        if (booking.id !== payload.id) continue;
        booking.paid = payload.paid;
        booking.claimId = payload.claimId;
      }
    })
    .addCase(thunks.checkAvailability.fulfilled, (state, { payload }) => {
      state.availability = payload.message;
    });
}

/** What somebody changes of bookings. */
export function keepChanges(builder: Builder): void {
  builder
    .addCase(createBooking.fulfilled, (state, { payload }) => {
      keepMine(state, merge(state.userBookings, [payload]));
      state.unseen = withoutUnseen(state.unseen, [payload]);
      state.successMessage = successes.bookingRequest;
    })
    .addCase(thunks.updateBookingStatus.fulfilled, (state, { payload }) => {
      moveInLists(state, payload);
      state.successMessage = successes.statusUpdated;
    })
    .addCase(thunks.cancelBooking.fulfilled, (state, { payload }) => {
      keepMine(state, merge(state.userBookings, [payload]));
      moveInLists(state, payload);
      state.successMessage = successes.bookingCanceled;
    })
    .addCase(thunks.reopenBooking.fulfilled, (state, { payload }) => {
      moveInLists(state, payload);
    })
    .addCase(thunks.updateGoods.fulfilled, (state, { payload }) => {
      keepMine(state, merge(state.userBookings, [payload]));
    })
    .addCase(thunks.rateBooking.fulfilled, (state, { payload: { id, stars } }) => {
      const booking = state.userBookings.find((one) => one.id === id);
      if (booking) booking.stars = stars;
    });
}

/** What several requests have in common: where a booking stands after them, what is said of them, and how each goes. */
export function keepOutcomes(builder: Builder): void {
  builder
    .addMatcher(isFulfilled(...placements), (state, { payload }) => {
      keepMine(
        state,
        state.userBookings.map((one) => (one.id === payload.id ? payload : one)),
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
}
