import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, dayAttribute } from '#functions/platform/table/keys.ts';
import { daysByMonth, type Day, type Month } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/** The ids of the rooms that have any day of a stay taken: one query for each month, in parallel. */
export async function readTakenRooms(stay: Stay): Promise<Set<string>> {
  const months = [...daysByMonth(stay.startDate, stay.endDate)];
  const taken = await Promise.all(months.map(([month, days]) => roomsTakenIn(month, days)));
  return new Set(taken.flat());
}

async function roomsTakenIn(month: Month, days: Day[]): Promise<string[]> {
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
