import type { Booking } from '#shared/booking.ts';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { fetchBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';

export interface ReceiptState {
  /** None where there is no receipt: nothing was approved, or not yet. */
  booking: Booking | undefined;
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
}

/** The booking `id` if it has a receipt; without an id the one of one's own that was approved last. */
export function useReceiptBooking(id: string | undefined): ReceiptState {
  const named = useNamed(id);
  const latest = useLatest();
  return id ? named : latest;
}

const withReceipt = (bookings: Booking[]): Booking | undefined =>
  filterBookings(bookings, 'transaction')[0];

function useLatest(): ReceiptState {
  const { bookings, error, ...state } = useMyBookings();
  return { ...state, booking: withReceipt(bookings), error: bookings.length ? undefined : error };
}

function useNamed(id: string | undefined): ReceiptState {
  const dispatch = useAppDispatch();
  const { bookingDetails, error } = useAppSelector(selectBookings);
  const load = useCallback(() => {
    if (id) void dispatch(fetchBooking({ id }));
  }, [dispatch, id]);
  useEffect(load, [load]);
  const told = bookingDetails && bookingDetails.id === id ? bookingDetails : undefined;
  return {
    booking: told && withReceipt([told]),
    waiting: !told && !error.details,
    error: told ? undefined : error.details,
    retry: load,
  };
}
