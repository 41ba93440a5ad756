import { useCallback, useEffect } from 'react';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { fetchPendingBookings } from '#web/features/bookings/api/bookingThunks.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** The bookings that wait for an answer, longest waiting first, as many as a page has, and how many these are in words. */
export function usePending() {
  const dispatch = useAppDispatch();
  const { pendingBookings: bookings, morePending, status, error } = useAppSelector(selectBookings);
  const load = useCallback(() => void dispatch(fetchPendingBookings({})), [dispatch]);
  useEffect(load, [load]);
  const waiting =
    bookings.length === 0 && (status.pending === 'idle' || status.pending === 'loading');
  const shown = `${formatNumber(bookings.length)}${morePending ? '+' : ''}`;
  return { bookings, count: bookings.length, shown, waiting, error: error.pending, retry: load };
}
