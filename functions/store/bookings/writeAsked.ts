import type { AskedStep } from '#functions/domain/decideAsk.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { recordChange } from './bookingWrites.ts';
import { updateAsRead } from './updateAsRead.ts';

/**
 * Writes a change request, its withdrawal or its refusal with the entry of the history, in one transaction.
 * @returns the booking; undefined where it has changed meanwhile
 */
export async function writeAsked(step: AskedStep): Promise<Booking | undefined> {
  const { booking, asked, change, actorId } = step;
  const outcome = await transact([setAsked(step), ...recordChange(booking, change, actorId)]);
  return outcome.done ? { ...booking, asked, changedAt: change.at } : undefined;
}

/** A request that is made counts as one of the changes that its customer may make. */
const setAsked = ({ booking, asked, change }: AskedStep): NamedWrite<'booking'> =>
  updateAsRead(booking, {
    set: { asked, changedAt: change.at },
    add: asked.state === 'waiting' ? { ownChanges: 1 } : {},
  });
