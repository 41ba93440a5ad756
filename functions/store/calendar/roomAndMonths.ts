import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, keys } from '#functions/platform/table/keys.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import type { Month } from '#shared/days.ts';

/**
 * Reads a room and the months of its calendar from one on, in one strongly consistent query: the room sorts
 * after its months in one partition. From the present month on these are two dozen small items at most.
 */
export async function readRoomAndMonths(
  roomId: string,
  from: Month,
): Promise<{ room: StoredRoom | undefined; items: Record<string, unknown>[] }> {
  const roomKey = keys.room(roomId);
  const { Items: items = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :room AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':room': roomKey.pk,
        ':first': calendarKey(from),
        ':last': roomKey.sk,
      },
    }),
  );
  return { room: items.find(({ sk }) => sk === roomKey.sk) as StoredRoom | undefined, items };
}
