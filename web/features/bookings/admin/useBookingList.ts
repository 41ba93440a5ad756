import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#web/app/store.ts';
import { selectBookingList, selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import {
  bookingListNames,
  countOf,
  type BookingListName,
} from '#web/features/bookings/api/bookingLists.ts';
import { fetchBookingList } from '#web/features/bookings/api/fetchBookings.ts';

/** Fetches the first page of each list, so that each tab has a true count. */
export function useAllLists(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const list of bookingListNames) void dispatch(fetchBookingList({ list }));
  }, [dispatch]);
}

/** One of the admin's lists as it stands: what is fetched of it, and whether there is more. */
export function useBookingList(name: BookingListName) {
  const dispatch = useAppDispatch();
  const bookings = useAppSelector(selectBookingList[name]);
  const { status, error, next } = useAppSelector(selectBookings).lists[name];
  const load = useCallback(
    (more: boolean) => void dispatch(fetchBookingList({ list: name, more })),
    [dispatch, name],
  );
  const loading = status === 'idle' || status === 'loading';
  return {
    bookings,
    error,
    waiting: bookings.length === 0 && loading,
    count:
      status === 'succeeded' || bookings.length > 0 ? countOf(bookings.length, next) : undefined,
    retry: () => load(false),
    ...(next && { more: () => load(true), loadingMore: loading }),
  };
}
