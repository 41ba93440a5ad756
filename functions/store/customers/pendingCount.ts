import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Allowance } from '#functions/domain/bookingAllowance.ts';
import type { Counted } from '#functions/domain/consistency/countRules.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';

/** A customer's counts of pending bookings and of their days, as they are stored. */
export interface CustomerCount {
  userId: string;
  /** Absent where the staff have added the customer, who has no account. */
  email?: string | undefined;
  pending: number;
  pendingDays?: number | undefined;
  /** How many bookings were made, reopened or taken over for the customer so far; absent where none was. */
  made?: number | undefined;
  /** The last of these, which the index of the customer's bookings may not show yet. */
  lastMade?: string | undefined;
  /** Whether the sums of all bookings are kept; absent where the customer is older than the sums. */
  summed?: boolean | undefined;
}

/** The counts of a customer, for a recount. */
export const countedCustomer = ({ userId, pending, pendingDays }: CustomerCount): Counted => ({
  owner: 'customer',
  id: userId,
  counts: { pending, pendingDays },
});

/** Creates a customer's counts of bookings, at 0. */
export const putPendingCount = (userId: string, email?: string): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.customer(userId),
        entity: 'customer',
        userId,
        email,
        pending: 0,
        pendingDays: 0,
        summed: true,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

const WITHIN_CAPS =
  'pending < :most AND (attribute_not_exists(pendingDays) OR pendingDays <= :daysBefore)';

/** A booking as a customer's counts name it. */
type CountedBooking = Pick<Booking, 'id' | 'userId'>;

/**
 * Counts one more pending booking of a customer, its days, and that it was made in this hour. It fails
 * where a cap is reached, or another window is open than the one that was read.
 */
export const incrementBooked = (
  { id, userId }: CountedBooking,
  { days, caps, window }: Allowance,
): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...(window.opens ? openWindow : addToWindow)(window, caps.bookingsAnHour, {
        ':one': 1,
        ':id': id,
        ':days': days,
        ':most': limits.pendingBookings,
        ':daysBefore': caps.pendingDays - days,
        ':until': window.until,
      }),
    },
  },
});

type Values = Record<string, number | string>;

const openWindow = ({ now }: Allowance['window'], _most: number, values: Values) => ({
  UpdateExpression:
    'SET booked = :one, bookedUntil = :until, lastMade = :id ADD pending :one, pendingDays :days, made :one',
  ConditionExpression: `${WITHIN_CAPS} AND (attribute_not_exists(bookedUntil) OR bookedUntil <= :now)`,
  ExpressionAttributeValues: { ...values, ':now': now },
});

const addToWindow = (_window: Allowance['window'], most: number, values: Values) => ({
  UpdateExpression:
    'SET lastMade = :id ADD pending :one, pendingDays :days, booked :one, made :one',
  ConditionExpression: `${WITHIN_CAPS} AND bookedUntil = :until AND booked < :anHour`,
  ExpressionAttributeValues: { ...values, ':anHour': most },
});

/** Counts a booking of a customer that was approved at once, which never waits; fails where the customer is gone. */
export const incrementMade = ({ id, userId }: CountedBooking): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'SET lastMade = :id ADD made :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1, ':id': id },
    },
  },
});

/** Counts one pending booking of a customer, and its days, less; fails where none is counted. */
export const decrementPending = (userId: string, days: number): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'ADD pending :minusOne, pendingDays :minusDays',
      ConditionExpression: 'pending > :none',
      ExpressionAttributeValues: { ':minusOne': -1, ':minusDays': -days, ':none': 0 },
    },
  },
});

/**
 * Counts more or fewer days of a customer's pending bookings; fails where none is counted, or the days would be
 * more than `most`.
 */
export const addPendingDays = (
  userId: string,
  days: number,
  most: number | undefined,
): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'ADD pendingDays :days',
      ConditionExpression:
        most === undefined
          ? 'pending > :none'
          : 'pending > :none AND (attribute_not_exists(pendingDays) OR pendingDays <= :most)',
      ExpressionAttributeValues: {
        ':days': days,
        ':none': 0,
        ...(most !== undefined && { ':most': most - days }),
      },
    },
  },
});

/**
 * Counts a booking that a customer has now, which was another's or was over, and the days for which it waits, none where it
 * does not; fails where the customer is gone.
 */
export const countTaken = (
  { id, userId }: CountedBooking,
  waitingDays: number,
): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'SET lastMade = :id ADD pending :bookings, pendingDays :days, made :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: {
        ':id': id,
        ':bookings': waitingDays > 0 ? 1 : 0,
        ':days': waitingDays,
        ':one': 1,
      },
    },
  },
});

/** Sets the address of a customer's account; fails where the customer is gone. */
export const setCustomerEmail = (userId: string, email: string): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      UpdateExpression: 'SET email = :email',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':email': email },
    },
  },
});

/** Notes that the sums of all bookings of a customer are kept. A customer who is gone stays so. */
export async function noteSummed(userId: string): Promise<void> {
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.customer(userId),
        UpdateExpression: 'SET summed = :yes',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':yes': true },
      }),
    ),
  );
}

/** How many bookings were made for a customer so far, and the last of them, strongly consistent; nothing where none was. */
export async function readMade(userId: string): Promise<Pick<CustomerCount, 'made' | 'lastMade'>> {
  const [customer] = await readItems([keys.customer(userId)]);
  const { made, lastMade } = (customer ?? {}) as Partial<CustomerCount>;
  return { made, lastMade };
}

/**
 * Deletes a customer's counts; fails where a booking of theirs is pending, or one was made since. Where there are none,
 * because a restore kept a half of a deletion, nobody can book for them, and it succeeds.
 * @param made how many bookings were made for them when their bookings were last looked at
 */
export const deleteCustomer = (
  userId: string,
  made: number | undefined,
): NamedWrite<'customer'> => ({
  name: 'customer',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.customer(userId),
      ConditionExpression:
        made === undefined
          ? 'attribute_not_exists(pk) OR (pending = :none AND attribute_not_exists(made))'
          : 'pending = :none AND made = :made',
      ExpressionAttributeValues: { ':none': 0, ...(made !== undefined && { ':made': made }) },
    },
  },
});
