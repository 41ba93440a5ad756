import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import type { RatingDraft } from './useRating.ts';

/** The present rating of a booking, to begin with. Lists of bookings have the stars but not the comment. */
export function useEarlierRating({ id, stars }: Booking) {
  const { data, error, retry } = useCall('bookings.get', { id }, messages.fetchBookingFailed);
  const earlier: RatingDraft | undefined = data && {
    stars: data.rating?.stars ?? stars,
    comment: data.rating?.comment ?? '',
  };
  return { earlier, error, retry };
}
