import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { daysByMonth, daysOf, monthOf, type Day, type Month } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, collections, dayAttribute, keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite, Write } from '#functions/platform/table/transact.ts';

/**
 * The calendar of a room: one item a month, whose attributes `d01`…`d31` name the booking that
 * has the day. It is the single truth of who has which day.
 */
export interface Holding {
  roomId: string;
  bookingId: string;
}

const names = (days: Day[]) =>
  Object.fromEntries(days.map((day) => [`#${dayAttribute(day)}`, dayAttribute(day)]));

const each = (days: Day[], expression: (name: string) => string, separator: string): string =>
  days.map((day) => expression(`#${dayAttribute(day)}`)).join(separator);

/** Takes the days of a stay for a booking: one write a month, refused where a day is taken. */
export const takeDays = (holding: Holding, stay: Stay): NamedWrite<'calendar'>[] =>
  [...daysByMonth(stay.startDate, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: take(holding, month, days),
  }));

function take({ roomId, bookingId }: Holding, month: Month, days: Day[]): Write {
  return {
    Update: {
      TableName: settings.tableName(),
      Key: keys.calendar(roomId, month),
      UpdateExpression: `SET ${each(days, (name) => `${name} = :booking`, ', ')}, gsi1pk = :month, gsi1sk = :room`,
      ConditionExpression: each(days, (name) => `attribute_not_exists(${name})`, ' AND '),
      ExpressionAttributeNames: names(days),
      ExpressionAttributeValues: {
        ':booking': bookingId,
        ':month': collections.calendarsOf(month),
        ':room': roomId,
      },
    },
  };
}

/** Gives the days of a stay back, from `from` on; refused where the booking has not got them. */
export const releaseDays = (holding: Holding, stay: Stay, from: Day): NamedWrite<'calendar'>[] => {
  const start = stay.startDate > from ? stay.startDate : from;
  return [...daysByMonth(start, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: release(holding, month, days),
  }));
};

function release({ roomId, bookingId }: Holding, month: Month, days: Day[]): Write {
  return {
    Update: {
      TableName: settings.tableName(),
      Key: keys.calendar(roomId, month),
      UpdateExpression: `REMOVE ${each(days, (name) => name, ', ')}`,
      ConditionExpression: each(days, (name) => `${name} = :booking`, ' AND '),
      ExpressionAttributeNames: names(days),
      ExpressionAttributeValues: { ':booking': bookingId },
    },
  };
}

/**
 * Who has which day of a room from `startDate` to `endDate`: day → booking id, for taken days
 * only. One strongly consistent query, whatever the length: a year is twelve small items.
 */
export async function readCalendar(roomId: string, stay: Stay): Promise<Map<Day, string>> {
  const { Items: months = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :room AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':room': keys.room(roomId).pk,
        ':first': calendarKey(monthOf(stay.startDate)),
        ':last': calendarKey(monthOf(stay.endDate)),
      },
    }),
  );
  const holder = holderOf(months);
  return new Map(
    daysOf(stay.startDate, stay.endDate).flatMap((day) => {
      const bookingId = holder(day);
      return bookingId === undefined ? [] : [[day, bookingId] as const];
    }),
  );
}

/** Looks up in a room's calendar items which booking has a day. */
export function holderOf(items: Record<string, unknown>[]): (day: Day) => string | undefined {
  const months = new Map(items.map((item) => [item.sk, item]));
  return (day) => {
    const holder = months.get(calendarKey(monthOf(day)))?.[dayAttribute(day)];
    return typeof holder === 'string' ? holder : undefined;
  };
}
