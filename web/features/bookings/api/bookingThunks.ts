import { messages } from '#shared/messages.ts';
import { call, callPage, type Input } from '#web/lib/api/client.ts';
import { apiThunk, thunk } from '#web/lib/api/thunks.ts';

/** The first page of those that wait: a house with thousands of them shows the first, and that there are more. */
export const fetchPendingBookings = thunk(
  'bookings/fetchPendingBookings',
  (input: Input<'bookings.pending'>) =>
    callPage('bookings.pending', input, { fallback: messages.fetchPendingFailed }),
);
export const fetchBooking = apiThunk(
  'bookings/fetchBooking',
  'bookings.get',
  messages.fetchBookingFailed,
);
export const checkAvailability = apiThunk(
  'bookings/checkAvailability',
  'bookings.availability',
  messages.checkAvailabilityFailed,
);
export const updateBookingStatus = apiThunk(
  'bookings/updateBookingStatus',
  'bookings.updateStatus',
  messages.updateStatusFailed,
);
export const updateGoods = apiThunk(
  'bookings/updateGoods',
  'bookings.updateGoods',
  messages.serverError,
);
export const rateBooking = apiThunk('bookings/rateBooking', 'bookings.rate', messages.serverError);
export const cancelBooking = apiThunk(
  'bookings/cancelBooking',
  'bookings.cancel',
  messages.cancelBookingFailed,
);
/** Changes days or room once, however often it is sent with the same key. */
export const changeBooking = thunk(
  'bookings/changeBooking',
  ({ key, ...change }: Input<'bookings.change'> & { key: string }) =>
    call('bookings.change', change, {
      headers: { 'Idempotency-Key': key },
      fallback: messages.serverError,
    }),
);
export const reopenBooking = apiThunk(
  'bookings/reopenBooking',
  'bookings.reopen',
  messages.serverError,
);
