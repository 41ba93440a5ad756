import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { limits } from '#shared/limits.ts';
import { db } from './client.ts';
import { tableSchema, type IndexName } from './schema.ts';

/** The key of a page's last item, after which the next page begins. */
export type PageKey = Record<string, string>;

export interface PageRequest {
  limit?: number | undefined;
  after?: PageKey | undefined;
}

export interface Page<T> {
  items: T[];
  next?: PageKey | undefined;
}

/** Items of one partition, of the table or of an index, in order. */
export interface Collection {
  /** @default - the table itself, read with strong consistency */
  index?: IndexName;
  pk: string;
  order: 'ascending' | 'descending';
  /** Only sort keys below this one; beside `from`, none may equal it. */
  below?: string | undefined;
  /** Only sort keys from this one on. */
  from?: string | undefined;
  /** Only sort keys that begin so. */
  beginsWith?: string;
}

/**
 * Reads one page of a collection. It reads one item more than the page has, to know whether another page
 * follows.
 */
export async function readPage(
  collection: Collection,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Record<string, unknown>>> {
  const { index, order } = collection;
  const { Items: found = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      IndexName: index,
      ConsistentRead: index === undefined,
      ...condition(collection),
      ScanIndexForward: order === 'ascending',
      Limit: limit + 1,
      ExclusiveStartKey: after,
    }),
  );
  if (found.length <= limit) return { items: found, next: LastEvaluatedKey as PageKey | undefined };
  const items = found.slice(0, limit);
  return { items, next: keyOf(items[limit - 1], index) };
}

/** The condition on the keys. DynamoDB takes one condition on the sort key, which both bounds share. */
function condition({ index, pk, below, from, beginsWith }: Collection): Partial<QueryCommandInput> {
  const { pk: pkName, sk: skName } = keyNames(index);
  if (from !== undefined && below !== undefined) {
    return {
      KeyConditionExpression: `${pkName} = :pk AND ${skName} BETWEEN :from AND :below`,
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':below': below },
    };
  }
  const [onSort = '', bound] =
    (
      [
        [` AND ${skName} < :bound`, below],
        [` AND ${skName} >= :bound`, from],
        [` AND begins_with(${skName}, :bound)`, beginsWith],
      ] as const
    ).find(([, value]) => value !== undefined) ?? [];
  return {
    KeyConditionExpression: `${pkName} = :pk${onSort}`,
    ExpressionAttributeValues: { ':pk': pk, ...(bound !== undefined && { ':bound': bound }) },
  };
}

const keyNames = (index: IndexName | undefined) =>
  index === undefined ? tableSchema.keys : { pk: `${index}pk`, sk: `${index}sk` };

function keyOf(item: Record<string, unknown> | undefined, index: IndexName | undefined): PageKey {
  const { pk, sk } = keyNames(index);
  const names = new Set([tableSchema.keys.pk, tableSchema.keys.sk, pk, sk]);
  return Object.fromEntries([...names].map((name) => [name, String(item?.[name])]));
}
