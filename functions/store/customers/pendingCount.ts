import type { Counted } from '#functions/domain/consistency/countRules.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { limits } from '#shared/limits.ts';

/** A customer's count of pending bookings, as it is stored. */
export interface CustomerCount {
  userId: string;
  email: string;
  pending: number;
}

/** The count of a customer, for a recount. */
export const countedCustomer = ({ userId, pending }: CustomerCount): Counted => ({
  owner: 'customer',
  id: userId,
  counts: { pending },
});

/** Creates a customer's count of pending bookings, at 0. */
export const putPendingCount = (userId: string, email: string): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.customer(userId), entity: 'customer', userId, email, pending: 0 },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/** Counts one more pending booking of a customer; fails where they have as many as are allowed. */
export const incrementPending = (userId: string): NamedWrite<'customer'> => ({
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

/** Counts one pending booking of a customer less; fails where none is counted. */
export const decrementPending = (userId: string): NamedWrite<'customer'> => ({
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
