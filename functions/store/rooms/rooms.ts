import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { roomRating } from '#shared/rating.ts';
import { DEFAULT_TEMPERATURE_RANGE, type Room } from '#shared/room.ts';
import type { RoomChanges, RoomForm } from '#shared/roomForm.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';

/** A room as it is stored: `live` counts the bookings that hold days in it. */
export interface RoomItem extends Omit<Room, 'rating'> {
  live: number;
  /** The stars that its bookings gave together, and how many did; absent before the first. */
  starSum?: number;
  starCount?: number;
}

/** The room of an item, as the API answers it. */
const toRoom = ({ starSum = 0, starCount = 0, ...item }: RoomItem): Room => ({
  ...item,
  rating: roomRating(starSum, starCount),
});

export type RoomFields = Omit<RoomForm, 'image'>;

/** The path of its picture, where it has one. */
interface Picture {
  image?: string | undefined;
}

export const newRoomId = (): string => randomUUID();

/**
 * Stores a new room. `id` is given where its picture was stored under it before. A try whose answer
 * was lost, and which the SDK then repeats, finds its own room: that is no conflict.
 */
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
  const gsi1sk = `${createdAt}#${id}`;
  try {
    await db.send(
      new PutCommand({
        TableName: settings.tableName(),
        Item: { ...keys.room(id), entity: 'room', gsi1pk: collections.rooms, gsi1sk, ...room },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  } catch (error) {
    if (itemInTheWay(error)?.gsi1sk !== gsi1sk) throw error;
  }
  return toRoom(room);
}

/** The item that a condition failed on, where that is what failed and the item is there. */
const itemInTheWay = (error: unknown): Record<string, unknown> | undefined =>
  error instanceof ConditionalCheckFailedException && error.Item
    ? unmarshall(error.Item)
    : undefined;

/** @throws Refusal roomNotFound */
export async function getRoom(id: string): Promise<Room> {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.room(id), ConsistentRead: true }),
  );
  if (!Item) throw new Refusal('roomNotFound');
  return toRoom(Item as RoomItem);
}

/** Rooms by creation, oldest first. */
export async function listRooms(page: PageRequest): Promise<Page<Room>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.rooms, order: 'ascending' },
    page,
  );
  return { items: items.map((item) => toRoom(item as unknown as RoomItem)), next };
}

/**
 * Changes the given fields of a room and nothing else: bookings count themselves in the same item
 * at the same time. `version` is that of the room the form was filled from, where it is known; a
 * room that has changed since, but into what is wanted, is answered as it is: that was an earlier
 * try, whose answer was lost.
 * @returns the room before and after
 * @throws Refusal roomNotFound, staleRoom
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
    const item = itemInTheWay(error);
    if (!item) throw new Refusal('roomNotFound');
    if (!isAlready(item, set, remove)) throw new Refusal('staleRoom');
    const room = toRoom(item as unknown as RoomItem);
    return { before: room, after: room };
  }
}

/** Whether a room already is what a change would make of it. */
const isAlready = (
  item: Record<string, unknown>,
  set: [string, unknown][],
  remove: [string, unknown][],
): boolean =>
  set.every(([name, value]) => isDeepStrictEqual(item[name], value)) &&
  remove.every(([name]) => !(name in item));

/** The room after the change; the update answers the one before, whose picture has to go. */
function changed(
  before: RoomItem,
  set: Partial<RoomItem>,
  removed: string[],
): { before: Room; after: Room } {
  const kept = Object.fromEntries(
    Object.entries(before).filter(([name]) => !removed.includes(name)),
  ) as RoomItem;
  return {
    before: toRoom(before),
    after: toRoom({ ...kept, ...set, version: before.version + 1 }),
  };
}

/**
 * Deletes a room that nobody holds days in. It is read first: one that is gone by then was deleted
 * by an earlier try, whose answer was lost, or by somebody else at the same time.
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
    return toRoom(Attributes as RoomItem);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (error.Item) throw new Refusal('roomHasBookings');
    return room;
  }
}
