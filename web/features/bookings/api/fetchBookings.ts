import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { takeFailure } from '#web/lib/api/apiThunk.ts';
import { callAll } from '#web/lib/api/callAll.ts';
import { callPage, type Answer } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import type { RootState } from '#web/app/store.ts';
import type { BookingListName } from './bookingLists.ts';

interface ThunkConfig {
  rejectValue: Failure;
  state: RootState;
}

const page = (cursor: string | undefined) => ({
  limit: limits.pageSize,
  ...(cursor && { cursor }),
});

/** Every booking of the person signed in, so that their counts are true. */
export const fetchMyBookings = createAsyncThunk<Booking[], undefined, ThunkConfig>(
  'bookings/fetchMyBookings',
  async (_, { dispatch, rejectWithValue }) => {
    try {
      return await callAll('bookings.listMine', {}, { fallback: messages.fetchUserBookingsFailed });
    } catch (error) {
      return rejectWithValue(takeFailure(error, 'bookings.listMine', dispatch));
    }
  },
  { condition: (_, { getState }) => getState().bookings.status.mine !== 'loading' },
);

interface ListRequest {
  list: BookingListName;
  /** Asks for the page after the ones that are here, instead of the first. */
  more?: boolean;
}

/** A page of one of the admin's lists. */
export const fetchBookingList = createAsyncThunk<Answer<Booking[]>, ListRequest, ThunkConfig>(
  'bookings/fetchBookingList',
  async ({ list, more }, { dispatch, getState, rejectWithValue }) => {
    const { next } = getState().bookings.lists[list];
    try {
      return await callPage(
        'bookings.listAll',
        { ...page(more ? next : undefined), ...(list !== 'all' && { status: list }) },
        { fallback: messages.fetchAllBookingsFailed },
      );
    } catch (error) {
      return rejectWithValue(takeFailure(error, 'bookings.listAll', dispatch));
    }
  },
  { condition: ({ list }, { getState }) => getState().bookings.lists[list].status !== 'loading' },
);
