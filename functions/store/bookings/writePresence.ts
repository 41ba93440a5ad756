import type { PresenceChange } from '#functions/domain/decidePresence.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { recordChange } from './bookingWrites.ts';
import { updateAsRead } from './updateAsRead.ts';

/**
 * Writes a check-in, a check-out or its taking back with the entry of the history, in one transaction.
 * @returns the booking; undefined where it has changed meanwhile
 */
export async function writePresence(presence: PresenceChange): Promise<Booking | undefined> {
  const { booking, checked, change, actorId } = presence;
  const outcome = await transact([setChecked(presence), ...recordChange(booking, change, actorId)]);
  if (!outcome.done) return undefined;
  const written: Booking = { ...booking, changedAt: change.at };
  delete written.checkedIn;
  delete written.checkedOut;
  return { ...written, ...checked };
}

/** Sets a booking's check-in and check-out; fails where it is no longer as it was read. */
export function setChecked({
  booking,
  checked,
  change,
}: Omit<PresenceChange, 'actorId'>): NamedWrite<'booking'> {
  return updateAsRead(booking, {
    set: { ...checked, changedAt: change.at },
    remove: (['checkedIn', 'checkedOut'] as const).filter((name) => !checked[name]),
  });
}
