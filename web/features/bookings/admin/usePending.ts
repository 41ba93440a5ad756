import { useCallback, useEffect } from 'react';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { fetchPendingBookings } from '#web/features/bookings/api/bookingThunks.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** How many bookings wait for an answer, as many as a page has, and that number in words. */
export function usePending() {
  const dispatch = useAppDispatch();
  const { pendingBookings, morePending } = useAppSelector(selectBookings);
  const load = useCallback(() => void dispatch(fetchPendingBookings({})), [dispatch]);
  useEffect(load, [load]);
  const count = pendingBookings.length;
  return { count, shown: `${formatNumber(count)}${morePending ? '+' : ''}`, retry: load };
}
