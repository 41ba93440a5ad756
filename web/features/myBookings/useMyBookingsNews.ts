import { useCallback } from 'react';
import { useAppDispatch } from '#web/app/store.ts';
import { lookAtMyBookings } from '#web/features/bookings/api/fetchBookings.ts';
import { useNews } from '#web/features/notifications/useNews.ts';

/** Keeps the bookings of the person signed in up to date while a page shows them. */
export function useMyBookingsNews(): void {
  const dispatch = useAppDispatch();
  useNews(useCallback(() => void dispatch(lookAtMyBookings()), [dispatch]));
}
