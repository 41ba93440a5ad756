import { changeEntry } from '#functions/domain/bookingEntries.ts';
import { askedAfter, type StayChange } from '#functions/domain/decideChange.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Why } from '#shared/reasons.ts';
import { isLive, type BookingStatus } from '#shared/transitions.ts';
import { bookingWithKeys, listKeys, statusKeys, toStored } from './storedBooking.ts';
import { updateAsRead } from './updateAsRead.ts';

/**
 * Puts a new booking; fails where it is there already, as after an answer that was lost.
 * @param nthOfHour which of its customer's bookings of the hour it is; left out where it is put again
 */
export const putBooking = (booking: Booking, nthOfHour?: number): NamedWrite<'booking'> => ({
  name: 'booking',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: bookingWithKeys({
        ...toStored(booking),
        ...(nthOfHour !== undefined && { nthOfHour }),
      }),
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

/** What gives a booking a status: an entry of its history, and what is due for it. */
type StatusChange = Pick<BookingChange, 'at' | 'by'> &
  Why & { to: BookingStatus; fee?: number | undefined };

/**
 * Sets a booking's status, who changed it, when and why; fails where the booking is no longer as it was read. A
 * booking that is live again has no reason and no fee any more, and one that is pending again waits anew. A change
 * request ends with the status in which it was made.
 */
export const setStatus = (
  booking: Booking,
  { at, by, to, reason, reasonText, fee }: StatusChange,
): NamedWrite<'booking'> => {
  const again = to === 'pending' && { waitsFrom: at };
  return updateAsRead(booking, {
    set: {
      status: to,
      movedBy: by,
      changedAt: at,
      ...statusKeys({ ...booking, ...again }, to),
      ...again,
      ...(reason && { reason }),
      ...(reasonText && { reasonText }),
      ...(fee && { fee }),
    },
    remove: ['asked', ...(isLive(to) ? ['reason', 'reasonText', 'fee'] : [])],
  });
};

/**
 * Sets a booking's room, days and total; fails where the booking, or the weight of its goods, is no longer as it was
 * read. A change request that was answered before is taken away, because it speaks of the days that were.
 */
export const setPlacement = (stayChange: StayChange): NamedWrite<'booking'> => {
  const { booking, to, change } = stayChange;
  const asked = askedAfter(stayChange);
  return updateAsRead(booking, {
    set: {
      ...to,
      ...listKeys({ ...booking, ...to }),
      placedBy: change.by,
      changedAt: change.at,
      ...(asked && { asked }),
    },
    remove: asked ? [] : ['asked'],
    add: change.by === 'customer' ? { ownChanges: 1 } : {},
    also: ['weight'],
  });
};

/** Lists a booking where it belongs; fails where it is no longer as it was read. */
export const setLists = (booking: Booking): NamedWrite<'booking'> =>
  updateAsRead(booking, { set: listKeys(booking) });

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
 * Appends a change to a booking's history, and tells it in the journal where the staff made it.
 * @param actorId the user id of who made it
 */
export function recordChange(
  booking: Booking,
  change: BookingChange,
  actorId: string,
): NamedWrite<'audit' | 'journal'>[] {
  const entry = changeEntry(booking, change, actorId);
  return [appendChange(booking.id, change, actorId), ...(entry ? [journalEntry(entry)] : [])];
}

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
