import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Adds a user to the list of admins, who became one at `since` (ISO text). */
export const addAdmin = (userId: string, since: string): NamedWrite<'admin'> => ({
  name: 'admin',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.admin(userId), entity: 'admin', userId, since },
    },
  },
});

/** Removes a user from the list of admins. */
export const removeAdmin = (userId: string): NamedWrite<'admin'> => ({
  name: 'admin',
  write: { Delete: { TableName: settings.tableName(), Key: keys.admin(userId) } },
});

/** The ids of all admins, in the order in which they became one: a new admin is last. */
export async function listAdmins(): Promise<string[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :admins',
      ExpressionAttributeValues: { ':admins': collections.admins },
    },
  );
  const found: { since: string; userId: string }[] = [];
  for await (const { Items = [] } of pages) found.push(...(Items as typeof found));
  return found
    .toSorted((a, b) => `${a.since}${a.userId}`.localeCompare(`${b.since}${b.userId}`))
    .map(({ userId }) => userId);
}
