import { createHash } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking } from '#shared/booking.ts';
import { toBooking, toStored, type StoredBooking } from './storedBooking.ts';

const LIFE_SECONDS = 24 * 60 * 60;

/** An idempotency key with the request that was sent with it, which tells a repeated request from another. */
export interface RequestKey {
  userId: string;
  key: string;
  fingerprint: string;
}

/** The booking that a key's first request made, stored for a day. */
export interface StoredKey {
  fingerprint: string;
  booking: StoredBooking;
  /** Seconds since 1970. */
  expiresAt: number;
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** A hash of a request: the same fields with the same values have the same one, in any order. */
export const fingerprintOf = (request: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** The stored key, unless it has expired: DynamoDB deletes expired items late. */
export const currentKey = (stored: StoredKey | undefined): StoredKey | undefined =>
  stored && stored.expiresAt > nowSeconds() ? stored : undefined;

/** Puts the key in the booking's transaction; fails where the key is there already. */
export const putKey = (
  { userId, key, fingerprint }: RequestKey,
  booking: Booking,
): NamedWrite<'key'> => ({
  name: 'key',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.idempotency(userId, key),
        entity: 'key',
        fingerprint,
        booking: toStored(booking),
        expiresAt: nowSeconds() + LIFE_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': nowSeconds() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/**
 * Reads a key as a transaction: the request that took the days wrote its key in the same transaction,
 * and any other read could see the days without the key.
 * @returns undefined while a transaction on the key is under way
 */
export async function readKey({
  userId,
  key,
}: RequestKey): Promise<{ earlier: StoredKey | undefined } | undefined> {
  const Get = { TableName: settings.tableName(), Key: keys.idempotency(userId, key) };
  try {
    const { Responses } = await db.send(new TransactGetCommand({ TransactItems: [{ Get }] }));
    return { earlier: currentKey(Responses?.[0]?.Item as StoredKey | undefined) };
  } catch (error) {
    if (error instanceof TransactionCanceledException) return undefined;
    throw error;
  }
}

/**
 * The booking that the key's first request made.
 * @throws Refusal keyReused where that was another request
 */
export function replay(
  earlier: StoredKey,
  { fingerprint }: Pick<RequestKey, 'fingerprint'>,
): Booking {
  if (earlier.fingerprint !== fingerprint) throw new Refusal('keyReused');
  return toBooking(earlier.booking);
}
