import { settings } from '#functions/platform/settings.ts';
import type { BookingChange } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';
import { statusKeys, withKeys, type BookingItem } from './bookingItem.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Puts a new booking; refused where it stands already, as after an answer that got lost. */
export const putBooking = (item: BookingItem): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: withKeys(item),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/** Counts a live booking in its room, which must exist, be open and have the price in Rwf. */
export const enterRoom = (roomId: string, price: number): NamedWrite<'room'> => ({
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

/** A live booking less in its room. */
export const leaveRoom = (roomId: string): NamedWrite<'room'> => ({
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

/** Counts a pending booking of its customer, who may have only so many. */
export const startWaiting = (userId: string): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'ADD pending :one',
      ConditionExpression: 'pending < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': limits.pendingBookings },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/** A pending booking less of its customer. */
export const stopWaiting = (userId: string): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'ADD pending :minusOne',
      ConditionExpression: 'pending > :none',
      ExpressionAttributeValues: { ':minusOne': -1, ':none': 0 },
    },
  },
});

/** Changes a booking's status, if it still is what it was read as, and says by whom. */
export const setStatus = (
  item: BookingItem,
  to: BookingStatus,
  movedBy: Actor,
): NamedWrite<'booking'> => {
  const { gsi3pk, gsi3sk } = statusKeys(item, to);
  return {
    name: 'booking',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.booking(item.id),
        UpdateExpression: 'SET #status = :to, movedBy = :by, gsi3pk = :gsi3pk, gsi3sk = :gsi3sk',
        ConditionExpression: '#status = :from',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':from': item.status,
          ':to': to,
          ':by': movedBy,
          ':gsi3pk': gsi3pk,
          ':gsi3sk': gsi3sk,
        },
      },
    },
  };
};

/** Writes a change into the booking's history. */
export const appendChange = (
  bookingId: string,
  change: BookingChange,
  actorId: string,
): NamedWrite<'audit'> => ({
  name: 'audit',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.audit(bookingId, change), entity: 'audit', actorId, ...change },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});
