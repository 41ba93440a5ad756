import type { Booking } from '#shared/booking.ts';
import { useNamedBooking } from '#web/features/bookings/api/useNamedBooking.ts';
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
  const { booking, ...state } = useNamedBooking(id);
  return { ...state, booking: booking && withReceipt([booking]) };
}
