import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { NewRoom } from '#functions/domain/newRoom.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { conflictingItem } from './conflictingItem.ts';
import { toStoredRoom } from './storedRoom.ts';

/**
 * Stores a new room.
 * @throws ConditionalCheckFailedException where another room has the id
 */
export async function insertRoom(room: NewRoom): Promise<void> {
  const gsi1sk = `${room.createdAt}#${room.id}`;
  const Item = {
    ...keys.room(room.id),
    entity: 'room',
    gsi1pk: collections.rooms,
    gsi1sk,
    ...toStoredRoom(room),
  };
  try {
    await db.send(
      new PutCommand({
        TableName: settings.tableName(),
        Item,
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  } catch (error) {
    // The SDK repeats a request whose answer was lost, and then finds the room that it has written.
    if (conflictingItem(error)?.gsi1sk !== gsi1sk) throw error;
  }
}
