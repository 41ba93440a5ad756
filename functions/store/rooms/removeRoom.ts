import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Room } from '#shared/room.ts';
import { getRoom } from './rooms.ts';
import { toRoom, type StoredRoom } from './storedRoom.ts';

/**
 * Deletes a room that no booking holds days in. The room is read first: where it is gone when it is to
 * be deleted, an earlier try deleted it and its answer was lost, or somebody else did.
 * @returns the room that was deleted
 * @throws Refusal roomNotFound, roomHasBookings
 */
export async function removeRoom(id: string): Promise<Room> {
  const room = await getRoom(id);
  try {
    const { Attributes } = await db.send(
      new DeleteCommand({
        TableName: settings.tableName(),
        Key: keys.room(id),
        ConditionExpression: 'live = :none',
        ExpressionAttributeValues: { ':none': 0 },
        ReturnValues: 'ALL_OLD',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return toRoom(Attributes as StoredRoom);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (error.Item) throw new Refusal('roomHasBookings');
    return room;
  }
}
