import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { explain } from '#web/lib/api/failure.ts';
import { useAppDispatch } from '#web/app/store.ts';
import { bookingListNames } from '#web/features/bookings/api/bookingLists.ts';
import { updateBookingStatus } from '#web/features/bookings/api/bookingThunks.ts';
import { fetchBookingList } from '#web/features/bookings/api/fetchBookings.ts';

/**
 * Approves or rejects a request; answers what went wrong, if anything. A refusal means that
 * somebody else was faster: the lists are fetched anew.
 */
export function useAnswer() {
  const dispatch = useAppDispatch();
  return async ({ id }: Booking, status: 'approved' | 'rejected'): Promise<string | undefined> => {
    const result = await dispatch(updateBookingStatus({ id, status }));
    if (updateBookingStatus.fulfilled.match(result)) return undefined;
    if (result.payload?.kind === 'refused') {
      for (const list of bookingListNames) void dispatch(fetchBookingList({ list }));
    }
    return result.payload ? explain(result.payload) : messages.updateStatusFailed;
  };
}
