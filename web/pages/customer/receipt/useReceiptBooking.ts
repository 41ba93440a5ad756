import { isStaff } from '#shared/access.ts';
import type { Booking } from '#shared/booking.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { useNamedBooking } from '#web/features/bookings/api/useNamedBooking.ts';
import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { useAppSelector } from '#web/lib/state.ts';

export interface ReceiptState {
  /** Undefined while there is no receipt, because no booking has been approved. */
  booking: Booking | undefined;
  waiting: boolean;
  error: string | undefined;
  /** Whether the address names no booking of the reader's. */
  isMissing?: boolean;
  retry: () => void;
}

/** The booking `id` if it has a receipt; without an id the newest of the caller's own approved bookings. */
export function useReceiptBooking(id: string | undefined): ReceiptState {
  const named = useNamed(id);
  const latest = useLatest();
  return id ? named : latest;
}

const withReceipt = (bookings: Booking[]): Booking | undefined =>
  filterBookings(bookings, customerFilters.transaction)[0];

function useLatest(): ReceiptState {
  const { bookings, error, ...state } = useMyBookings();
  useMyBookingsNews();
  return { ...state, booking: withReceipt(bookings), error: bookings.length ? undefined : error };
}

function useNamed(id: string | undefined): ReceiptState {
  const user = useAppSelector(selectUser);
  const { booking, ...state } = useNamedBooking(id);
  // It may be in memory from whoever was signed in before.
  if (booking && booking.userId !== user?.userId && !isStaff(user?.role))
    return { ...state, booking: undefined, isMissing: true };
  return { ...state, booking: booking && withReceipt([booking]) };
}
