import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { RoomAndDays } from '#functions/domain/checkFree.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, keys } from '#functions/platform/table/keys.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { monthOf } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { takenDays } from './calendar.ts';

/**
 * Reads a room and the taken days of a stay in one query, because the room sorts after its months in
 * one partition. From the stay's first month on these are two dozen small items at most.
 */
export async function readRoomAndDays(roomId: string, stay: Stay): Promise<RoomAndDays> {
  const roomKey = keys.room(roomId);
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :room AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':room': roomKey.pk,
        ':first': calendarKey(monthOf(stay.startDate)),
        ':last': roomKey.sk,
      },
    }),
  );
  const room = Items.find(({ sk }) => sk === roomKey.sk) as StoredRoom | undefined;
  return { room, taken: [...takenDays(Items, stay).keys()] };
}
