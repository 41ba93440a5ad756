import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from './client.ts';
import type { Item } from './readItems.ts';

/** Reads all items of a partition, or those whose sort keys begin so, in their order and strongly consistent. */
export async function readPartition(pk: string, beginsWith = ''): Promise<Item[]> {
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression:
      beginsWith === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :beginning)',
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(beginsWith !== '' && { ':beginning': beginsWith }),
    },
  };
  const items: Item[] = [];
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) items.push(...Items);
  return items;
}
