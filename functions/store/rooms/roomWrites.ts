import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/**
 * Counts one more live booking in a room; fails where the room does not exist, is not available, or
 * has another price than `price` (Rwf a day).
 */
export const incrementLive = (roomId: string, price: number): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD live :one',
      ConditionExpression: 'attribute_exists(pk) AND #status = :available AND price = :price',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':one': 1, ':available': 'available', ':price': price },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/**
 * Counts that a live booking of a room has got other days; fails where the room has another price than `price` (Rwf a
 * day), or is not available and has to be open. The count tells the outbox, which hears of rooms and not of calendars,
 * that days were taken and given back.
 */
export const countChange = (
  roomId: string,
  price: number,
  { open }: { open: boolean },
): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD changes :one',
      ConditionExpression: `attribute_exists(pk) AND price = :price${open ? ' AND #status = :available' : ''}`,
      ...(open && { ExpressionAttributeNames: { '#status': 'status' } }),
      ExpressionAttributeValues: {
        ':one': 1,
        ':price': price,
        ...(open && { ':available': 'available' }),
      },
    },
  },
});

/**
 * Counts a live booking in a room again, whatever the price is; fails where the room does not exist or is not
 * available.
 */
export const countAgain = (roomId: string): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD live :one',
      ConditionExpression: 'attribute_exists(pk) AND #status = :available',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':one': 1, ':available': 'available' },
    },
  },
});

/** Counts one live booking less in a room; fails where none is counted. */
export const decrementLive = (roomId: string): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD live :minusOne',
      ConditionExpression: 'live > :none',
      ExpressionAttributeValues: { ':minusOne': -1, ':none': 0 },
    },
  },
});

/**
 * Counts one more closure in a room, or one less; fails where the room does not exist. The count also tells
 * the outbox, which hears of rooms and not of calendars, that days were taken or given back.
 */
export const countClosure = (roomId: string, by: 1 | -1): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD closures :by',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':by': by },
    },
  },
});

/**
 * Adds a booking's stars to the sums of its room, or replaces those that it gave before; fails where
 * the room does not exist.
 */
export const addStars = (
  roomId: string,
  stars: number,
  before: number | undefined,
): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.room(roomId),
      UpdateExpression: 'ADD starSum :stars, starCount :bookings',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':stars': stars - (before ?? 0),
        ':bookings': before === undefined ? 1 : 0,
      },
    },
  },
});
