import { useCallback, useEffect } from 'react';
import { selectUser } from '#web/features/auth/index.ts';
import { fetchMyBookings, selectBookings, selectMyBookings } from '#web/features/bookings/index.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** The bookings of the person signed in: fetched anew when a page opens, those known shown meanwhile. */
export function useMyBookings() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.userId;
  const bookings = useAppSelector(selectMyBookings);
  const { status, error } = useAppSelector(selectBookings);
  const load = useCallback(() => {
    if (userId) void dispatch(fetchMyBookings());
  }, [dispatch, userId]);
  useEffect(load, [load]);
  const waiting = bookings.length === 0 && (status.mine === 'idle' || status.mine === 'loading');
  return { bookings, waiting, error: error.mine, retry: load };
}
