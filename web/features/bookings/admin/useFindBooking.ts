import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Fetches a booking that a list names by its id alone; where that fails it says so, and answers nothing. */
export function useFindBooking() {
  const dispatch = useAppDispatch();
  return async (id: string): Promise<Booking | undefined> => {
    const found = send('bookings.get', { id }, { fallback: messages.fetchBookingFailed });
    const { data, failure } = await dispatch(found);
    if (failure) notify.failure(failure);
    return data;
  };
}
