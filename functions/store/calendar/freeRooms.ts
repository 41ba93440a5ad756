import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { daysByMonth, type Day, type Month } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, dayAttribute } from '#functions/platform/table/keys.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';

/**
 * Rooms of a page that are open and free on every day of a stay: one query for the rooms and one a
 * month, in parallel. A page may hold fewer rooms than were asked for while another follows.
 */
export async function listFreeRooms(stay: Stay, page: PageRequest): Promise<Page<Room>> {
  const months = [...daysByMonth(stay.startDate, stay.endDate)];
  const [rooms, ...taken] = await Promise.all([
    listRooms(page),
    ...months.map(([month, days]) => roomsTaken(month, days)),
  ]);
  const busy = new Set(taken.flat());
  return {
    ...rooms,
    items: rooms.items.filter(({ id, status }) => status === 'available' && !busy.has(id)),
  };
}

/** Ids of the rooms that have any of these days of a month taken. */
async function roomsTaken(month: Month, days: Day[]): Promise<string[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :month',
      ExpressionAttributeValues: { ':month': collections.calendarsOf(month) },
    },
  );
  const taken: string[] = [];
  for await (const { Items = [] } of pages) {
    const hit = Items.filter((item) => days.some((day) => dayAttribute(day) in item));
    taken.push(...hit.map((item) => String(item.gsi1sk)));
  }
  return taken;
}
