import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { GoodsChange } from '#functions/domain/decideGoods.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import type { Booking } from '#shared/booking.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/**
 * Writes what a booking stores.
 * @returns the changed booking; undefined where its status or its room has changed meanwhile
 */
export async function writeGoods({
  booking,
  set,
  remove,
}: GoodsChange): Promise<Booking | undefined> {
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.booking(booking.id),
        UpdateExpression: [
          set.length > 0 ? `SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}` : '',
          remove.length > 0 ? `REMOVE ${remove.join(', ')}` : '',
        ].join(' '),
        // The weight was compared with what this room holds.
        ConditionExpression: '#status = :status AND coldRoomId = :room',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': booking.status,
          ':room': booking.coldRoomId,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return answer && toBooking(answer.Attributes as StoredBooking);
}
