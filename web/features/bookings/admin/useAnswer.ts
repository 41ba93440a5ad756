import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import type { Why } from '#shared/reasons.ts';
import { updateBookingStatus } from '#web/features/bookings/api/bookingThunks.ts';
import { refetchLists } from '#web/features/bookings/api/fetchBookings.ts';
import { siteFault, type Failure, type FailureCode } from '#web/lib/api/failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Refusals of a request that is no longer what the lists show. */
const answeredAlready: readonly FailureCode[] = [
  'transitionRefused',
  'staleBooking',
  'transitionTooLate',
  'bookingNotFound',
];

/**
 * Approves or rejects a request as it was seen; answers why it failed, if it did. If somebody else has answered it, or
 * its customer has changed it, the lists are fetched again.
 */
export function useAnswer() {
  const dispatch = useAppDispatch();
  return async (
    { id, coldRoomId, startDate, endDate }: Booking,
    status: 'approved' | 'rejected',
    why: Why = {},
  ): Promise<Failure | undefined> => {
    const seen = { coldRoomId, startDate, endDate };
    const result = await dispatch(updateBookingStatus({ id, status, seen, ...why }));
    if (updateBookingStatus.fulfilled.match(result)) return undefined;
    if (result.payload && answeredAlready.includes(result.payload.code)) {
      dispatch(refetchLists());
    }
    return result.payload ?? siteFault(messages.updateStatusFailed);
  };
}
