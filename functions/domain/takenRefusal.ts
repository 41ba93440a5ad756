import { Refusal } from '#functions/errors.ts';
import type { Booking } from '#shared/booking.ts';

/**
 * Why a customer cannot book days that are taken: because they hold some themselves, and then the refusal names
 * their booking, or because somebody else does, whom it never names.
 * @param holders the bookings that hold the days
 */
export function takenRefusal(
  holders: Iterable<Pick<Booking, 'id' | 'number' | 'userId'>>,
  userId: string,
): Refusal {
  const own = [...holders].find((booking) => booking.userId === userId);
  return own
    ? new Refusal('ownBooking', { bookingId: own.id, number: own.number ?? '' })
    : new Refusal('daysTaken');
}
