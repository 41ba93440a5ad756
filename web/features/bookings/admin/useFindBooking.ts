import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { call } from '#web/lib/api/client.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Fetches a booking that a list names by its id alone; where that fails it says so, and answers nothing. */
export function useFindBooking() {
  const dispatch = useAppDispatch();
  return async (id: string): Promise<Booking | undefined> => {
    try {
      return await call('bookings.get', { id }, { fallback: messages.fetchBookingFailed });
    } catch (error) {
      notify.failure(takeFailure(error, dispatch));
      return undefined;
    }
  };
}
