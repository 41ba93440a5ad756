import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, dayAttribute, keys } from '#functions/platform/table/keys.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import type { NamedWrite, Write } from '#functions/platform/table/transact.ts';
import { daysByMonth, daysOf, monthOf, monthsOf, type Day, type Month } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/**
 * What holds days of a room. A room's calendar is one item a month, whose attributes `d01`…`d31` name the
 * holders of the days, which are bookings and closures; nothing else says who holds a day.
 */
interface Holding {
  roomId: string;
  /** The id of a booking, or what `closureHolder` makes of the id of a closure. */
  holder: string;
}

const attributeNames = (days: Day[]) =>
  Object.fromEntries(days.map((day) => [`#${dayAttribute(day)}`, dayAttribute(day)]));

const each = (days: Day[], expression: (name: string) => string, separator: string): string =>
  days.map((day) => expression(`#${dayAttribute(day)}`)).join(separator);

/** Takes the days of a stay: one write a month, which fails where a day is taken. */
export const takeDays = (holding: Holding, stay: Stay): NamedWrite<'calendar'>[] =>
  [...daysByMonth(stay.startDate, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: take(holding, month, days),
  }));

function take({ roomId, holder }: Holding, month: Month, days: Day[]): Write {
  return {
    Update: {
      TableName: settings.tableName(),
      Key: keys.calendar(roomId, month),
      UpdateExpression: `SET ${each(days, (name) => `${name} = :holder`, ', ')}`,
      ConditionExpression: each(days, (name) => `attribute_not_exists(${name})`, ' AND '),
      ExpressionAttributeNames: attributeNames(days),
      ExpressionAttributeValues: { ':holder': holder },
    },
  };
}

/** Frees the days of a stay from the day `from` on; fails where the holder does not hold them. */
export const releaseDays = (holding: Holding, stay: Stay, from: Day): NamedWrite<'calendar'>[] => {
  const start = stay.startDate > from ? stay.startDate : from;
  return [...daysByMonth(start, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: release(holding, month, days),
  }));
};

function release({ roomId, holder }: Holding, month: Month, days: Day[]): Write {
  return {
    Update: {
      TableName: settings.tableName(),
      Key: keys.calendar(roomId, month),
      UpdateExpression: `REMOVE ${each(days, (name) => name, ', ')}`,
      ConditionExpression: each(days, (name) => `${name} = :holder`, ' AND '),
      ExpressionAttributeNames: attributeNames(days),
      ExpressionAttributeValues: { ':holder': holder },
    },
  };
}

/**
 * Takes every day of a stay that its holder does not hold: one write a month, which fails where another holds a
 * day. A stay that ended in its midst holds its first days still.
 */
export const takeBackDays = ({ roomId, holder }: Holding, stay: Stay): NamedWrite<'calendar'>[] =>
  [...daysByMonth(stay.startDate, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.calendar(roomId, month),
        UpdateExpression: `SET ${each(days, (name) => `${name} = :holder`, ', ')}`,
        ConditionExpression: each(
          days,
          (name) => `(attribute_not_exists(${name}) OR ${name} = :holder)`,
          ' AND ',
        ),
        ExpressionAttributeNames: attributeNames(days),
        ExpressionAttributeValues: { ':holder': holder },
      },
    },
  }));

/** A stay in a room. */
export interface RoomStay extends Stay {
  coldRoomId: string;
}

/** A day of a room, by which the days of two rooms are told apart. */
interface RoomDay {
  roomId: string;
  day: Day;
}

const daysOfStay = ({ coldRoomId, startDate, endDate }: RoomStay, from: Day): RoomDay[] =>
  daysOf(startDate > from ? startDate : from, endDate).map((day) => ({ roomId: coldRoomId, day }));

const nameOf = ({ roomId, day }: RoomDay): string => `${roomId} ${day}`;

const less = (days: RoomDay[], others: RoomDay[]): RoomDay[] => {
  const names = new Set(others.map(nameOf));
  return days.filter((one) => !names.has(nameOf(one)));
};

/**
 * Gives back the days of a stay that another one does not have, and takes those that it has more, from the day
 * `from` on: one write for each room and month, because no item may occur twice in a transaction. It fails where
 * the holder does not hold what is given back, or a day is taken.
 */
export function exchangeDays(
  holder: string,
  before: RoomStay,
  after: RoomStay,
  from: Day,
): NamedWrite<'calendar'>[] {
  const [old, wanted] = [daysOfStay(before, from), daysOfStay(after, from)];
  const steps = [
    ...less(old, wanted).map((one) => ({ ...one, taken: false })),
    ...less(wanted, old).map((one) => ({ ...one, taken: true })),
  ];
  const byItem = Map.groupBy(steps, ({ roomId, day }) => `${roomId} ${monthOf(day)}`);
  return [...byItem.values()].flatMap((days) =>
    days.slice(0, 1).map((first) => ({ name: 'calendar', write: exchange(holder, first, days) })),
  );
}

function exchange(holder: string, item: RoomDay, steps: (RoomDay & { taken: boolean })[]): Write {
  const daysThat = (taken: boolean) =>
    steps.filter((one) => one.taken === taken).map(({ day }) => day);
  const [released, taken] = [daysThat(false), daysThat(true)];
  return {
    Update: {
      TableName: settings.tableName(),
      Key: keys.calendar(item.roomId, monthOf(item.day)),
      UpdateExpression: [
        ...(taken.length > 0 ? [`SET ${each(taken, (name) => `${name} = :holder`, ', ')}`] : []),
        ...(released.length > 0 ? [`REMOVE ${each(released, (name) => name, ', ')}`] : []),
      ].join(' '),
      ConditionExpression: [
        ...(taken.length > 0
          ? [each(taken, (name) => `attribute_not_exists(${name})`, ' AND ')]
          : []),
        ...(released.length > 0 ? [each(released, (name) => `${name} = :holder`, ' AND ')] : []),
      ].join(' AND '),
      ExpressionAttributeNames: attributeNames([...released, ...taken]),
      ExpressionAttributeValues: { ':holder': holder },
    },
  };
}

/** Deletes the months of a stay; fails where anybody holds a day of it. */
export const deleteFreeMonths = (roomId: string, stay: Stay): NamedWrite<'calendar'>[] =>
  [...daysByMonth(stay.startDate, stay.endDate)].map(([month, days]) => ({
    name: 'calendar',
    write: {
      Delete: {
        TableName: settings.tableName(),
        Key: keys.calendar(roomId, month),
        ConditionExpression: each(days, (name) => `attribute_not_exists(${name})`, ' AND '),
        ExpressionAttributeNames: attributeNames(days),
      },
    },
  }));

/**
 * Reads the taken days of a stay in a room: day → holder. It is one strongly consistent query at any
 * length, because a year is twelve small items.
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
  return takenDays(months, stay);
}

/** Reads who holds the days of a stay in each of several rooms: day → holder, in the order of days. */
export async function readCalendars<Room extends { id: string }>(
  rooms: Room[],
  stay: Stay,
): Promise<{ room: Room; calendar: Map<Day, string> }[]> {
  const months = monthsOf(monthOf(stay.startDate), monthOf(stay.endDate));
  const items = await readMany(
    rooms.flatMap(({ id }) => months.map((month) => keys.calendar(id, month))),
  );
  const byRoom = Map.groupBy(items, ({ pk }) => pk);
  return rooms.map((room) => ({
    room,
    calendar: takenDays(byRoom.get(keys.room(room.id).pk) ?? [], stay),
  }));
}

/** The taken days of a stay, by a room's calendar items: day → holder, in the order of days. */
export function takenDays(
  items: Record<string, unknown>[],
  { startDate, endDate }: Stay,
): Map<Day, string> {
  const bySk = new Map(items.map((item) => [item.sk, item]));
  // Few days of a year are taken, so those that are marked are gone through, and not all of the stay.
  const marked = monthsOf(monthOf(startDate), monthOf(endDate))
    .flatMap((month) => [...markedDays(bySk.get(calendarKey(month)) ?? {})])
    .filter(([day]) => day >= startDate && day <= endDate);
  return new Map(marked.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** All marked days of a calendar item: day → holder. */
export function markedDays(item: Record<string, unknown>): Map<Day, string> {
  const month = String(item.sk).slice(calendarKey('').length);
  const days = Object.entries(item).filter(([name]) => /^d\d\d$/.test(name));
  return new Map(days.map(([name, holder]) => [`${month}-${name.slice(1)}`, String(holder)]));
}
