import { decideChange, type ChangeRequest } from '#functions/domain/decideChange.ts';
import { movableBy, type Mover } from '#functions/domain/decideMove.ts';
import { requireOwn } from '#functions/domain/ownership.ts';
import { settings } from '#functions/platform/settings.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { fingerprintOf, replay } from '#functions/store/bookings/idempotency.ts';
import { readChangeSituation, writeChange } from '#functions/store/bookings/writeChange.ts';
import type { Booking } from '#shared/booking.ts';
import { refuseHeldDays } from './daysInTheWay.ts';

/**
 * Gives a booking other days, another room or both, or changes nothing. With an idempotency key a request changes
 * once, however often it is sent. A booking that has that room and those days already is answered as it is.
 * @param now milliseconds since 1970
 * @throws Refusal bookingNotFound, daysTaken, ownBooking, daysHeld, keyReused, busy, and what `decideChange` throws
 */
export function changeBooking(
  id: string,
  request: ChangeRequest,
  mover: Mover,
  idempotencyKey?: string,
  now?: number,
): Promise<Booking> {
  const { userId } = mover;
  const key = idempotencyKey
    ? { userId, key: idempotencyKey, fingerprint: fingerprintOf({ id, ...request }) }
    : undefined;
  return untilUncontended(async () => {
    const read = await readChangeSituation(id, request.coldRoomId, userId, key);
    if (key && read.earlier) return replay(read.earlier, key);
    const booking = requireOwn(read.booking, movableBy(mover));
    const change = decideChange(booking, request, mover, {
      ...read,
      mostDays: settings.bookingCaps().pendingDays,
      // The clock is read after the booking, so that the history is in the order of what was seen.
      now: now ?? Date.now(),
    });
    if (!change) return booking;
    const written = await writeChange(change, key);
    if (written === 'days') await refuseHeldDays(change.to, id, mover);
    return typeof written === 'string' ? undefined : written;
  });
}
