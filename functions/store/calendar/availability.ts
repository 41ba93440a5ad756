import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { daysOf, monthOf } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { holderOf } from './calendar.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, keys } from '#functions/platform/table/keys.ts';
import type { RoomItem } from '#functions/store/rooms/rooms.ts';

/**
 * Whether a room could be booked for a stay now. One query: the room and its calendar share a
 * partition, in which the room stands behind the last month. From the stay's first month on, even the
 * longest calendar is two dozen small items.
 * @throws Refusal roomNotFound, roomUnavailable, daysTaken
 */
export async function checkAvailability(roomId: string, stay: Stay): Promise<void> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :room AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':room': keys.room(roomId).pk,
        ':first': calendarKey(monthOf(stay.startDate)),
        ':last': keys.room(roomId).sk,
      },
    }),
  );
  const room = Items.find(({ sk }) => sk === keys.room(roomId).sk) as RoomItem | undefined;
  if (!room) throw new Refusal('roomNotFound');
  if (room.status !== 'available') throw new Refusal('roomUnavailable');
  const holder = holderOf(Items);
  if (daysOf(stay.startDate, stay.endDate).some((day) => holder(day)))
    throw new Refusal('daysTaken');
}
