import { useCallback, useEffect } from 'react';
import {
  COUNTED_LIST,
  shownCount,
  type BookingListName,
} from '#web/features/bookings/api/bookingLists.ts';
import { selectBookingList, selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { newsSeen } from '#web/features/bookings/api/bookingsSlice.ts';
import { fetchBookingList, renewBookingList } from '#web/features/bookings/api/fetchBookings.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';

/**
 * Fetches the first page of the list that has a count, and of any other one when it is shown.
 * @param shown undefined while none of the lists is
 */
export function useLists(shown: BookingListName | undefined): void {
  const dispatch = useAppDispatch();
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) void dispatch(fetchBookingList({ list: COUNTED_LIST }));
  }, [dispatch, isShown]);
  useEffect(() => {
    if (shown && shown !== COUNTED_LIST) void dispatch(fetchBookingList({ list: shown }));
  }, [dispatch, shown]);
}

/**
 * Looks again at a list, and at the pending requests beside it, when the server says that something
 * has changed, and when another list is shown.
 */
export function useListNews(shown: BookingListName): void {
  const dispatch = useAppDispatch();
  const look = useCallback(() => {
    for (const list of new Set([COUNTED_LIST, shown])) {
      dispatch(renewBookingList(list));
    }
  }, [dispatch, shown]);
  const ready = useAppSelector((state) => {
    const { lists } = selectBookings(state);
    return lists[COUNTED_LIST].status !== 'loading' && lists[shown].status !== 'loading';
  });
  // What is on its way may be older than the news, and names the bookings that the look asks about.
  useNews(look, ready);
  useEffect(() => {
    dispatch(newsSeen());
    look();
  }, [dispatch, look]);
}

/** One of the admin's lists as it stands: what is fetched of it, and whether there is more. */
export function useBookingList(name: BookingListName) {
  const dispatch = useAppDispatch();
  const { shown, fresh, count } = useAppSelector(selectBookingList[name]);
  const { status, error, next } = useAppSelector(selectBookings).lists[name];
  const load = useCallback(
    (more: boolean) => void dispatch(fetchBookingList({ list: name, more })),
    [dispatch, name],
  );
  const loading = status === 'idle' || status === 'loading';
  return {
    bookings: shown,
    fresh,
    showNew: () => void dispatch(newsSeen()),
    error,
    waiting: shown.length === 0 && loading,
    count: status === 'succeeded' || shown.length > 0 ? shownCount(count, next) : undefined,
    retry: () => load(false),
    ...(next && { more: () => load(true), loadingMore: loading }),
  };
}
