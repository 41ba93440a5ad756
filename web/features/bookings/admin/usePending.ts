import { useCallback, useEffect } from 'react';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { fetchPendingBookings } from '#web/features/bookings/api/bookingThunks.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** The bookings that wait for an answer, longest waiting first. */
export function usePending() {
  const dispatch = useAppDispatch();
  const { pendingBookings: bookings, status, error } = useAppSelector(selectBookings);
  const load = useCallback(() => void dispatch(fetchPendingBookings({})), [dispatch]);
  useEffect(load, [load]);
  const waiting =
    bookings.length === 0 && (status.pending === 'idle' || status.pending === 'loading');
  return { bookings, count: bookings.length, waiting, error: error.pending, retry: load };
}
