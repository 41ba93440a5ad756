import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { Booking } from '#shared/booking.ts';
import { isLive } from '#shared/transitions.ts';
import { toBooking, type BookingItem } from './bookingItem.ts';
import { readBooking } from './bookings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** What a booking stores: undefined leaves it as it is, null takes it away. The weight is in kg. */
export interface Goods {
  productType?: string | null | undefined;
  weight?: number | null | undefined;
}

/**
 * Changes what a customer's live booking stores.
 * @throws Refusal bookingNotFound, bookingEnded
 */
export async function updateGoods(id: string, goods: Goods, userId: string): Promise<Booking> {
  const item = await readBooking(id, { userId });
  if (!isLive(item.status)) throw new Refusal('bookingEnded');
  const fields = Object.entries(goods).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return toBooking(item);
  const set = fields.filter(([, value]) => value !== null).map(([name]) => `${name} = :${name}`);
  const remove = fields.filter(([, value]) => value === null).map(([name]) => name);
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.booking(id),
        UpdateExpression: [
          set.length > 0 ? `SET ${set.join(', ')}` : '',
          remove.length > 0 ? `REMOVE ${remove.join(', ')}` : '',
        ].join(' '),
        ConditionExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': item.status,
          ...Object.fromEntries(
            fields
              .filter(([, value]) => value !== null)
              .map(([name, value]) => [`:${name}`, value]),
          ),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return toBooking(Attributes as BookingItem);
  } catch (error) {
    // It has moved on meanwhile: what it may be now is told by another look.
    if (error instanceof ConditionalCheckFailedException) return updateGoods(id, goods, userId);
    throw error;
  }
}
