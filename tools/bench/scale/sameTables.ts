import { isDeepStrictEqual } from 'node:util';
import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { db } from '#functions/platform/table/client.ts';
import { tableSchema } from '#functions/platform/table/schema.ts';

type Item = Record<string, unknown>;

const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;

/** All items of a table by their keys, read in small pages. */
async function itemsOf(TableName: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  const pages = paginateScan({ client: db, pageSize: 50 }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) {
    for (const item of Items) items.set(keyOf(item), item);
  }
  return items;
}

/** The keys of a partition of an index, in its order. */
async function listOf(
  TableName: string,
  index: (typeof tableSchema.indexes)[number],
  of: unknown,
): Promise<string[]> {
  const pages = paginateQuery(
    { client: db, pageSize: 10 },
    {
      TableName,
      IndexName: index.name,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': index.pk },
      ExpressionAttributeValues: { ':pk': of },
    },
  );
  const keys: string[] = [];
  for await (const { Items = [] } of pages) keys.push(...Items.map(keyOf));
  return keys;
}

/**
 * Compares two tables by all ways in which they are read: each item, and each partition of each index.
 * @throws Error where they differ
 */
export async function refuseDifferences(one: string, other: string): Promise<number> {
  const [items, others] = [await itemsOf(one), await itemsOf(other)];
  if (items.size !== others.size) {
    throw new Error(`${one} has ${items.size} items, ${other} ${others.size}`);
  }
  for (const [key, item] of items) {
    if (!isDeepStrictEqual(item, others.get(key))) throw new Error(`${other} lacks ${key}`);
  }
  for (const index of tableSchema.indexes) {
    const partitions = new Set(
      [...items.values()].flatMap((item) =>
        item[index.pk] === undefined ? [] : String(item[index.pk]),
      ),
    );
    for (const of of partitions) {
      const [list, same] = [await listOf(one, index, of), await listOf(other, index, of)];
      if (list.length === 0 || !isDeepStrictEqual(list, same)) {
        throw new Error(`${of} of ${index.name} differs in ${one} and ${other}`);
      }
    }
  }
  return items.size;
}
