import { useCallback } from 'react';
import { lookAtMyBookings } from '#web/features/bookings/index.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Keeps the bookings of the person signed in up to date while a page shows them. */
export function useMyBookingsNews(): void {
  const dispatch = useAppDispatch();
  useNews(useCallback(() => void dispatch(lookAtMyBookings()), [dispatch]));
}
