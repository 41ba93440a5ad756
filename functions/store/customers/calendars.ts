import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import {
  readCounters,
  type AttemptLimit,
  type Counters,
} from '#functions/platform/auth/attempts.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';

/** The address of a customer's calendar, as it is kept in the item of the customer, with which it is deleted. */
interface StoredCalendar {
  calendarHash?: string;
  calendarSince?: string;
}

/** Reads what is kept of the address of a customer's calendar. */
export async function findCalendar(userId: string): Promise<StoredCalendar> {
  return (await readItem(keys.customer(userId))) ?? {};
}

/** Reads it with the counters of some limits, in one round trip. */
export async function readCalendarAndCounters(
  userId: string,
  limits: AttemptLimit[],
): Promise<{ calendar: StoredCalendar; counters: Counters }> {
  const { counters, also } = await readCounters(limits, keys.customer(userId));
  return { calendar: also ?? {}, counters };
}

/**
 * Sets what is kept of the address of a customer's calendar; the address before it ends.
 * @param since when the address was made, as ISO text
 * @throws Refusal invalidToken where the customer is gone
 */
export const writeCalendar = (userId: string, hash: string, since: string): Promise<void> =>
  update(userId, {
    UpdateExpression: 'SET calendarHash = :hash, calendarSince = :since',
    ExpressionAttributeValues: { ':hash': hash, ':since': since },
  });

/**
 * Ends the address of a customer's calendar, if there is one.
 * @throws Refusal invalidToken where the customer is gone
 */
export const removeCalendar = (userId: string): Promise<void> => update(userId, removal);

/** Ends the address of a customer's calendar, if there is one; fails where the customer is gone. */
export const dropCalendar = (userId: string): NamedWrite<'calendar'> => ({
  name: 'calendar',
  write: { Update: updateOf(userId, removal) },
});

interface Change {
  UpdateExpression: string;
  ExpressionAttributeValues?: Record<string, string>;
}

const removal: Change = { UpdateExpression: 'REMOVE calendarHash, calendarSince' };

const updateOf = (userId: string, change: Change) => ({
  TableName: settings.tableName(),
  Key: keys.customer(userId),
  ConditionExpression: 'attribute_exists(pk)',
  ...change,
});

async function update(userId: string, change: Change): Promise<void> {
  const command = new UpdateCommand(updateOf(userId, change));
  const answer = await unlessConditionFails(db.send(command));
  if (!answer) throw new Refusal('invalidToken');
}
