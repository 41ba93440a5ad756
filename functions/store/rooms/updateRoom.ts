import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Room } from '#shared/room.ts';
import type { RoomChanges } from '#shared/roomForm.ts';
import { conflictingItem } from './conflictingItem.ts';
import { toRoom, type StoredRoom } from './storedRoom.ts';

/**
 * Changes the given fields of a room, removes those that are null, and touches no other, because
 * bookings count themselves in the same item. Where `version` is given, the room must still have it. A
 * room with another version that already is what the change would make of it is answered as it is: the
 * change was written by an earlier try whose answer was lost.
 * @returns the room before and after
 * @throws Refusal roomNotFound, staleRoom
 */
export async function updateRoom(
  id: string,
  { version, ...changes }: Omit<RoomChanges, 'image'> & { image?: string | undefined },
): Promise<{ before: Room; after: Room }> {
  const fields: [string, unknown][] = Object.entries(changes);
  const set = fields.filter(([, value]) => value !== undefined && value !== null);
  const remove = fields.filter(([, value]) => value === null);
  try {
    const { Attributes: before } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.room(id),
        UpdateExpression: [
          `SET ${[...set.map(([name]) => `#${name} = :${name}`), '#version = #version + :one'].join(', ')}`,
          remove.length > 0 ? `REMOVE ${remove.map(([name]) => `#${name}`).join(', ')}` : '',
        ].join(' '),
        ConditionExpression: version === undefined ? 'attribute_exists(pk)' : '#version = :version',
        ExpressionAttributeNames: {
          '#version': 'version',
          ...Object.fromEntries([...set, ...remove].map(([name]) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':version': version,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
        ReturnValues: 'ALL_OLD',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return changed(
      before as StoredRoom,
      Object.fromEntries(set),
      remove.map(([name]) => name),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const item = conflictingItem(error);
    if (!item) throw new Refusal('roomNotFound');
    if (!isAlready(item, set, remove)) throw new Refusal('staleRoom');
    const room = toRoom(item as unknown as StoredRoom);
    return { before: room, after: room };
  }
}

/** Whether a room is what the change would make of it. */
const isAlready = (
  item: Record<string, unknown>,
  set: [string, unknown][],
  remove: [string, unknown][],
): boolean =>
  set.every(([name, value]) => isDeepStrictEqual(item[name], value)) &&
  remove.every(([name]) => !(name in item));

/** The room before the change, which DynamoDB returned, and after it. */
function changed(
  before: StoredRoom,
  set: Partial<StoredRoom>,
  removed: string[],
): { before: Room; after: Room } {
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !removed.includes(name)),
  ) as StoredRoom;
  return {
    before: toRoom(before),
    after: toRoom({ ...kept, ...set, version: before.version + 1 }),
  };
}
