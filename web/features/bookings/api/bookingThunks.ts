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
/** The room and the days that a booking is to have, at the total that was seen, and words to the staff. */
export type ChangeToSend = Input<'bookings.change'> & { key: string; words?: string | undefined };

/** Changes days or room once, however often it is sent with the same key. */
export const changeBooking = thunk(
  'bookings/changeBooking',
  ({ key, id, coldRoomId, startDate, endDate, totalPrice, seen }: ChangeToSend) =>
    call(
      'bookings.change',
      { id, coldRoomId, startDate, endDate, totalPrice, seen },
      { headers: { 'Idempotency-Key': key }, fallback: messages.serverError },
    ),
);
/** Asks for other days of an approved booking. The key is not needed: the same days are asked for once. */
export const askForDays = thunk(
  'bookings/askForDays',
  ({ id, startDate, endDate, totalPrice, words }: ChangeToSend) =>
    call(
      'changeRequests.create',
      { id, startDate, endDate, totalPrice, ...(words && { words }) },
      { fallback: messages.serverError },
    ),
);
export const withdrawChange = apiThunk(
  'bookings/withdrawChange',
  'changeRequests.withdraw',
  messages.serverError,
);
export const acceptChange = apiThunk(
  'bookings/acceptChange',
  'changeRequests.accept',
  messages.serverError,
);
export const declineChange = apiThunk(
  'bookings/declineChange',
  'changeRequests.decline',
  messages.serverError,
);
export const reopenBooking = apiThunk(
  'bookings/reopenBooking',
  'bookings.reopen',
  messages.serverError,
);
