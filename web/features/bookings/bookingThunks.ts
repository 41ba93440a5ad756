import { messages } from '#shared/messages.ts';
import { apiThunk } from '#web/app/apiThunk.ts';

export const fetchPendingBookings = apiThunk(
  'bookings/fetchPendingBookings',
  'bookings.pending',
  messages.fetchPendingFailed,
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
export const cancelBooking = apiThunk(
  'bookings/cancelBooking',
  'bookings.cancel',
  messages.cancelBookingFailed,
);
