import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Account } from '#functions/store/accounts/users.ts';

/** Keeps the list of admins: `since` tells those apart who joined it earlier. */
export function enlistAdmin(
  before: Account | undefined,
  after: Account,
  since: string,
): NamedWrite<'admin'>[] {
  const [was, is] = [before?.role === 'admin', after.role === 'admin'];
  if (was === is) return [];
  const TableName = settings.tableName();
  const { userId } = after;
  const Key = keys.admin(userId);
  const write = is
    ? { Put: { TableName, Item: { ...Key, entity: 'admin', userId, since } } }
    : { Delete: { TableName, Key } };
  return [{ name: 'admin', write }];
}

/** Who the admins are, longest first: whoever joins stands at the end. */
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
