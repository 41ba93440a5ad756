import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Why } from '#shared/reasons.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';
import { statusKeys, toStored, withKeys } from './storedBooking.ts';

/**
 * Puts a new booking; fails where it is there already, as after an answer that was lost.
 * @param nthOfHour which of its customer's bookings of the hour it is; left out where it is put again
 */
export const putBooking = (booking: Booking, nthOfHour?: number): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: withKeys({ ...toStored(booking), ...(nthOfHour !== undefined && { nthOfHour }) }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});

/**
 * Reserves a booking's number; fails where another booking has it. A booking that was made before there were
 * numbers has none to reserve.
 */
export const reserveNumber = ({
  id,
  number,
}: Pick<Booking, 'id' | 'number'>): NamedWrite<'number'>[] =>
  number === undefined
    ? []
    : [
        {
          name: 'number',
          write: {
            Put: {
              TableName: settings.tableName(),
              Item: { ...keys.number(number), entity: 'number', number, bookingId: id },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
        },
      ];

/** Sets a booking's status, who changed it and why; fails where it no longer has the status it was read with. */
export const setStatus = (
  booking: Booking,
  to: BookingStatus,
  movedBy: Actor,
  why: Why = {},
): NamedWrite<'booking'> => {
  const { gsi3pk, gsi3sk } = statusKeys(booking, to);
  const said = Object.entries(why);
  return {
    name: 'booking',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.booking(booking.id),
        UpdateExpression: [
          'SET #status = :to, movedBy = :by, gsi3pk = :gsi3pk, gsi3sk = :gsi3sk',
          ...said.map(([name]) => `${name} = :${name}`),
        ].join(', '),
        ConditionExpression: '#status = :from',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':from': booking.status,
          ':to': to,
          ':by': movedBy,
          ':gsi3pk': gsi3pk,
          ':gsi3sk': gsi3sk,
          ...Object.fromEntries(said.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
  };
};

/** Appends a change to a booking's history. */
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

/**
 * Sets the stars that a booking gave; fails where they are no longer what was read. The status needs no
 * condition, because a completed booking stays completed.
 */
export const setStars = (
  { id, stars: before }: Pick<Booking, 'id' | 'stars'>,
  stars: number,
): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.booking(id),
      UpdateExpression: 'SET stars = :stars',
      ConditionExpression: before === undefined ? 'attribute_not_exists(stars)' : 'stars = :before',
      ExpressionAttributeValues: { ':stars': stars, ':before': before },
    },
  },
});
