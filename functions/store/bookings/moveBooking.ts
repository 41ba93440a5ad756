import { Refusal } from '#functions/errors.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { dueStatus } from '#shared/schedule.ts';
import { dayAllows, isLive, mayMove, type Actor, type BookingStatus } from '#shared/transitions.ts';
import { toBooking, type BookingItem } from './bookingItem.ts';
import { appendChange, leaveRoom, setStatus, stopWaiting } from './bookingWrites.ts';
import { readBooking } from './bookings.ts';
import { releaseDays } from '#functions/store/calendar/calendar.ts';
import { transact, untilUncontended } from '#functions/platform/table/transact.ts';

/** Who moves a booking: a person by role, or the schedule. */
export interface Mover {
  actor: Actor;
  userId: string;
  names: string;
}

/**
 * Moves a booking to another status in one transaction: the days from today on are given back
 * where it ends the hold, and the change goes into the history. A status already reached is
 * answered as it is, and written no second time. The schedule moves only what is due at `now`
 * (milliseconds since 1970), whatever made it look at the booking.
 * @throws Refusal bookingNotFound, transitionRefused, busy
 */
export async function moveBooking(
  id: string,
  to: BookingStatus,
  mover: Mover,
  now?: number,
): Promise<Booking> {
  const owner = mover.actor === 'customer' ? { userId: mover.userId } : 'anybody';
  return untilUncontended(async () => {
    const item = await readBooking(id, owner);
    if (item.status === to) return toBooking(item);
    // Taken after the read: a change stands in the history behind what it has seen.
    const at = now ?? Date.now();
    refuseForbidden(item, to, mover.actor, at);
    const outcome = await transact(writesOf(item, to, mover, at));
    if (outcome.done) return toBooking({ ...item, status: to });
    const inconsistent = outcome.failed.find(({ name }) => name !== 'booking');
    if (inconsistent && !outcome.failed.some(({ name }) => name === 'booking')) {
      throw new Error(`Booking ${id} does not agree with its ${inconsistent.name}`);
    }
    // Somebody else moved it meanwhile: look again.
    return undefined;
  });
}

function refuseForbidden(item: BookingItem, to: BookingStatus, actor: Actor, now: number): void {
  if (!mayMove(item.status, to, actor))
    throw new Refusal('transitionRefused', { from: item.status, to });
  if (actor === 'schedule' && dueStatus(item, now) !== to) {
    throw new Refusal('transitionRefused', { from: item.status, to });
  }
  if (!dayAllows(to, actor, item, todayInKigali(now))) {
    throw new Refusal('transitionTooLate', { from: item.status, to });
  }
}

function writesOf(item: BookingItem, to: BookingStatus, mover: Mover, now: number) {
  const holding = { roomId: item.coldRoomId, bookingId: item.id };
  return [
    setStatus(item, to, mover.actor),
    appendChange(
      item.id,
      {
        at: new Date(now).toISOString(),
        by: mover.actor,
        name: mover.names,
        from: item.status,
        to,
      },
      mover.userId,
    ),
    ...(item.status === 'pending' ? [stopWaiting(item.userId)] : []),
    ...(isLive(to)
      ? []
      : [leaveRoom(item.coldRoomId), ...releaseDays(holding, item, todayInKigali(now))]),
  ];
}
