import {
  decideMove,
  movableBy,
  type Mover,
  type MoveDetails,
} from '#functions/domain/decideMove.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeMove } from '#functions/store/bookings/writeMove.ts';
import type { Booking } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';

/**
 * Moves a booking to another status. A booking that has the status already is answered as it is, and
 * nothing is written.
 * @param now milliseconds since 1970
 * @param said the reason that is given, and what was read
 * @throws Refusal bookingNotFound, transitionRefused, staleBooking, transitionTooLate, stillIn, wrongReason,
 * reasonNeeded, feeChanged, busy
 */
export const moveBooking = (
  id: string,
  to: BookingStatus,
  mover: Mover,
  now?: number,
  said?: MoveDetails,
): Promise<Booking> =>
  untilUncontended(async () => {
    const booking = requireOwn(await findBooking(id), movableBy(mover));
    // The clock is read after the booking, so that the history is in the order of what was seen.
    const move = decideMove(booking, to, mover, now ?? Date.now(), said);
    return move ? writeMove(move) : booking;
  });
