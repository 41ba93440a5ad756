import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { takeFailure } from '#web/lib/api/apiThunk.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { changesOf } from '#web/lib/changes.ts';
import { call, callPage, type Answer } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import type { RootState } from '#web/lib/state.ts';
import { belongsIn, type BookingListName } from './bookingLists.ts';

interface ThunkConfig {
  rejectValue: Failure;
  state: RootState;
}

const page = (cursor: string | undefined) => ({
  limit: limits.pageSize,
  ...(cursor && { cursor }),
});

const myBookingsThunk = (type: string) =>
  createAsyncThunk<Booking[], undefined, ThunkConfig>(
    type,
    async (_, { dispatch, rejectWithValue }) => {
      const options = { fallback: messages.fetchUserBookingsFailed };
      try {
        return await callAll('bookings.listMine', {}, options);
      } catch (error) {
        return rejectWithValue(takeFailure(error, dispatch));
      }
    },
    { condition: (_, { getState }) => getState().bookings.status.mine !== 'loading' },
  );

/** Every booking of the person signed in, so that their counts are true. */
export const fetchMyBookings = myBookingsThunk('bookings/fetchMyBookings');

/** The same, because the server has said that something changed: their lists stand still meanwhile. */
export const lookAtMyBookings = myBookingsThunk('bookings/lookAtMyBookings');

interface ListRequest {
  list: BookingListName;
  /** Asks for the page after the ones that are here, instead of the first. */
  more?: boolean;
}

const pageOf = (list: BookingListName, cursor?: string) =>
  callPage(
    'bookings.listAll',
    { ...page(cursor), ...(list !== 'all' && { status: list }) },
    { fallback: messages.fetchAllBookingsFailed },
  );

/** A page of one of the admin's lists. */
export const fetchBookingList = createAsyncThunk<Answer<Booking[]>, ListRequest, ThunkConfig>(
  'bookings/fetchBookingList',
  async ({ list, more }, { dispatch, getState, rejectWithValue }) => {
    const { next } = getState().bookings.lists[list];
    try {
      return await pageOf(list, more ? next : undefined);
    } catch (error) {
      return rejectWithValue(takeFailure(error, dispatch));
    }
  },
  { condition: ({ list }, { getState }) => getState().bookings.lists[list].status !== 'loading' },
);

/** Most bookings that are asked for one by one after they have left a list. */
const MOST_GONE = 20;

/**
 * Looks again at one of the admin's lists, because the server has said that something changed: at its
 * first page, and at each booking that has left it, which may have been answered by somebody else.
 */
export const lookAtBookingList = createAsyncThunk<Booking[], ListRequest, ThunkConfig>(
  'bookings/lookAtBookingList',
  async ({ list }, { dispatch, getState, rejectWithValue }) => {
    try {
      const told = await pageOf(list);
      const known = { items: listed(getState(), list), next: getState().bookings.lists[list].next };
      const { gone } = changesOf(known, { items: told.data, next: told.next });
      const moved = gone.slice(0, MOST_GONE).map(({ id }) => call('bookings.get', { id }));
      return [...told.data, ...(await Promise.all(moved))];
    } catch (error) {
      return rejectWithValue(takeFailure(error, dispatch));
    }
  },
  { condition: ({ list }, { getState }) => getState().bookings.lists[list].status === 'succeeded' },
);

/** The bookings of a list that belong there as far as is known, in the server's order. */
function listed({ bookings: { bookings, lists } }: RootState, name: BookingListName): Booking[] {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const present = lists[name].ids.flatMap((id) => byId.get(id) ?? []);
  return present.filter((booking) => belongsIn(name, booking, todayInKigali()));
}
