import { useEffect } from 'react';
import type { Booking } from '#shared/booking.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { selectUnseen } from './api/bookingSelectors.ts';
import { newsSeen } from './api/bookingsSlice.ts';
import { steady } from './api/unseen.ts';

/**
 * The bookings of a list as they were when it was shown, how many were added since, and a function that shows
 * them. Opening a list shows its present state.
 * @param name which list it is
 * @param belongs whether a booking stands in it
 */
export function useSteady(
  name: string,
  bookings: readonly Booking[],
  belongs: (booking: Booking) => boolean,
) {
  const dispatch = useAppDispatch();
  const unseen = useAppSelector(selectUnseen);
  useEffect(() => () => void dispatch(newsSeen()), [dispatch, name]);
  return { ...steady(bookings, unseen, belongs), showNew: () => void dispatch(newsSeen()) };
}
