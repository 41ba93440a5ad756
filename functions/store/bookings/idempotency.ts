import { createHash } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Booking } from '#shared/booking.ts';
import { toBooking, type BookingItem } from './bookingItem.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

const LIFE_SECONDS = 24 * 60 * 60;

/** A request's key and what the request was, so that a repetition is told from a new request. */
export interface RequestKey {
  userId: string;
  key: string;
  fingerprint: string;
}

/** The answer that a key stands for, kept for a day. */
export interface KeyItem {
  fingerprint: string;
  booking: BookingItem;
  /** Seconds since 1970. */
  expiresAt: number;
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A mark of a request's content: the same fields with the same values make the same mark. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** DynamoDB deletes expired items late: one whose day is over counts as gone. */
export const currentKey = (item: KeyItem | undefined): KeyItem | undefined =>
  item && item.expiresAt > nowSeconds() ? item : undefined;

/** Writes the key in the booking's own transaction; refused where it stands already. */
export const putKey = (
  { userId, key, fingerprint }: RequestKey,
  booking: BookingItem,
): NamedWrite<'key'> => ({
  name: 'key',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.idempotency(userId, key),
        entity: 'key',
        fingerprint,
        booking,
        expiresAt: nowSeconds() + LIFE_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': nowSeconds() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/**
 * What a key stands for, if anything; undefined while a transaction is under way on it. It is read as
 * a transaction because whoever took the days wrote the key at the same moment, and any other read
 * may see the one before the other.
 */
export async function readKey({
  userId,
  key,
}: RequestKey): Promise<{ earlier: KeyItem | undefined } | undefined> {
  const Get = { TableName: settings.tableName(), Key: keys.idempotency(userId, key) };
  try {
    const { Responses } = await db.send(new TransactGetCommand({ TransactItems: [{ Get }] }));
    return { earlier: currentKey(Responses?.[0]?.Item as KeyItem | undefined) };
  } catch (error) {
    if (error instanceof TransactionCanceledException) return undefined;
    throw error;
  }
}

/**
 * The booking that the key's first request made.
 * @throws Refusal keyReused where that was another request
 */
export function replay(earlier: KeyItem, fingerprint: string): Booking {
  if (earlier.fingerprint !== fingerprint) throw new Refusal('keyReused');
  return toBooking(earlier.booking);
}
