import { useRef } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/**
 * Fetches a booking that a list names by its id alone; where that fails it says so, and answers nothing. Nor does it where
 * another was asked for meanwhile: a late answer would take the place of what is open by then.
 */
export function useFindBooking() {
  const dispatch = useAppDispatch();
  const asked = useRef(0);
  return async (id: string): Promise<Booking | undefined> => {
    asked.current += 1;
    const turn = asked.current;
    const found = send('bookings.get', { id }, { fallback: messages.fetchBookingFailed });
    const { data, failure } = await dispatch(found);
    if (asked.current !== turn) return undefined;
    if (failure) notify.failure(failure);
    return data;
  };
}
