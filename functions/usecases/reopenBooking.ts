import type { Mover } from '#functions/domain/decideMove.ts';
import { decideReopen } from '#functions/domain/decideReopen.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBookingDetails } from '#functions/store/bookings/bookings.ts';
import { writeReopen } from '#functions/store/bookings/writeReopen.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import type { Booking } from '#shared/booking.ts';
import type { TakenBack } from '#shared/transitions.ts';
import { refuseHeldDays } from './daysInTheWay.ts';

/**
 * Takes a booking's status back: an approved booking waits again, a rejected or cancelled one is what it was before
 * while its days are free.
 * @param from the status that whoever takes it back saw
 * @param now milliseconds since 1970
 * @throws Refusal bookingNotFound, reopenRefused, undoTooLate, transitionTooLate, stillIn, roomNotFound,
 * roomUnavailable, daysHeld, customerGone, busy
 */
export const reopenBooking = (
  id: string,
  from: TakenBack,
  mover: Mover,
  now?: number,
): Promise<Booking> =>
  untilUncontended(async () => {
    const { history, ...booking } = requireOwn(await findBookingDetails(id), 'anybody');
    const reopening = decideReopen(booking, history, from, mover, now ?? Date.now());
    if (from !== 'approved') await requireOpen(booking);
    const written = await writeReopen(reopening);
    if (written === 'days') await refuseHeldDays(booking, id, mover);
    return typeof written === 'string' ? undefined : written;
  });

async function requireOpen({ coldRoomId }: Booking): Promise<void> {
  const { status } = await getRoom(coldRoomId);
  if (status !== 'available') throw new Refusal('roomUnavailable');
}
