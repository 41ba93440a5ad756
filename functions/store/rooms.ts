import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { RoomHasBookings, RoomNotFound, StaleRoom } from '#functions/errors.ts';
import { settings } from '#functions/settings.ts';
import {
  DEFAULT_TEMPERATURE_RANGE,
  type Room,
  type RoomChanges,
  type RoomForm,
} from '#shared/room.ts';
import { db } from './client.ts';
import { collections, keys } from './keys.ts';
import { readPage, type Page, type PageRequest } from './page.ts';

/** A room as it is stored: `live` counts the bookings that hold days in it. */
export interface RoomItem extends Room {
  live: number;
}

export type RoomFields = Omit<RoomForm, 'image'>;

/** The path of its picture, where it has one. */
interface Picture {
  image?: string | undefined;
}

export const newRoomId = (): string => randomUUID();

/** Stores a new room. `id` is given where its picture was stored under it before. */
export async function createRoom(
  fields: RoomFields,
  { id = newRoomId(), image }: Picture & { id?: string } = {},
): Promise<Room> {
  const createdAt = new Date().toISOString();
  const room: RoomItem = {
    ...fields,
    id,
    image,
    description: fields.description ?? '',
    temperatureRange: fields.temperatureRange ?? DEFAULT_TEMPERATURE_RANGE,
    humidityControl: fields.humidityControl ?? false,
    accessControl: fields.accessControl ?? false,
    latitude: fields.latitude ?? undefined,
    longitude: fields.longitude ?? undefined,
    version: 1,
    createdAt,
    live: 0,
  };
  await db.send(
    new PutCommand({
      TableName: settings.tableName(),
      Item: {
        ...keys.room(id),
        entity: 'room',
        gsi1pk: collections.rooms,
        gsi1sk: `${createdAt}#${id}`,
        ...room,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return room;
}

/** @throws RoomNotFound */
export async function getRoom(id: string): Promise<Room> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.room(id), ConsistentRead: true }),
  );
  if (!Item) throw new RoomNotFound();
  return Item as RoomItem;
}

/** Rooms by creation, oldest first. */
export const listRooms = async (page: PageRequest): Promise<Page<Room>> =>
  (await readPage({ index: 'gsi1', pk: collections.rooms, order: 'ascending' }, page)) as Page<
    Room & Record<string, unknown>
  >;

/**
 * Changes the given fields of a room and nothing else: bookings count themselves in the same item
 * at the same time. `version` is that of the room the form was filled from, where it is known.
 * @returns the room before and after
 * @throws RoomNotFound, StaleRoom
 */
export async function updateRoom(
  id: string,
  { version, ...changes }: Omit<RoomChanges, 'image'> & Picture,
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
      before as RoomItem,
      Object.fromEntries(set),
      remove.map(([name]) => name),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw error.Item ? new StaleRoom() : new RoomNotFound();
  }
}

/** The room after the change; the update answers the one before, whose picture has to go. */
function changed(
  before: RoomItem,
  set: Partial<Room>,
  removed: string[],
): { before: Room; after: Room } {
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !removed.includes(name)),
  ) as RoomItem;
  return { before, after: { ...kept, ...set, version: before.version + 1 } };
}

/**
 * Deletes a room that nobody holds days in.
 * @returns the room that was deleted
 * @throws RoomNotFound, RoomHasBookings
 */
export async function removeRoom(id: string): Promise<Room> {
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
    return Attributes as RoomItem;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw error.Item ? new RoomHasBookings() : new RoomNotFound();
  }
}
