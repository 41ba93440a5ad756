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
export const removeCalendar = (userId: string): Promise<void> =>
  update(userId, { UpdateExpression: 'REMOVE calendarHash, calendarSince' });

async function update(
  userId: string,
  change: { UpdateExpression: string; ExpressionAttributeValues?: Record<string, string> },
): Promise<void> {
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.customer(userId),
        ConditionExpression: 'attribute_exists(pk)',
        ...change,
      }),
    ),
  );
  if (!answer) throw new Refusal('invalidToken');
}
