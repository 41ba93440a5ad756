import type { AskedStep } from '#functions/domain/decideAsk.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { recordChange } from './bookingWrites.ts';
import { asRead } from './storedBooking.ts';

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
function setAsked({ booking, asked, change }: AskedStep): NamedWrite<'booking'> {
  const { ConditionExpression, names, values } = asRead(booking);
  const isNew = asked.state === 'waiting';
  return {
    name: 'booking',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.booking(booking.id),
        UpdateExpression: `SET asked = :asked, changedAt = :at${isNew ? ' ADD ownChanges :one' : ''}`,
        ConditionExpression,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: {
          ...values,
          ':asked': asked,
          ':at': change.at,
          ...(isNew && { ':one': 1 }),
        },
      },
    },
  };
}
