import { useCallback } from 'react';
import { lookAtMyBookings, selectBookings } from '#web/features/bookings/index.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/** Keeps the bookings of the person signed in up to date while a page shows them. */
export function useMyBookingsNews(): void {
  const dispatch = useAppDispatch();
  // An older answer that came after the look would hide the news.
  const ready = useAppSelector((state) => selectBookings(state).status.mine !== 'loading');
  useNews(
    useCallback(() => void dispatch(lookAtMyBookings()), [dispatch]),
    ready,
  );
}
