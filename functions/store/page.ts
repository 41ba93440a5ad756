import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/settings.ts';
import { limits } from '#shared/limits.ts';
import { db } from './client.ts';
import { tableSchema, type IndexName } from './table.ts';

/** Where a page ended: the key from which the next one goes on. */
export type PageKey = Record<string, string>;

export interface PageRequest {
  limit?: number | undefined;
  after?: PageKey | undefined;
}

export interface Page<T> {
  items: T[];
  next?: PageKey | undefined;
}

interface Collection {
  index: IndexName;
  pk: string;
  order: 'ascending' | 'descending';
  /** Only sort keys below this one. */
  below?: string;
}

/**
 * One page of a collection. It asks for one item more than it gives, so that it knows whether
 * another page follows without a read that finds nothing.
 */
export async function readPage(
  { index, pk, order, below }: Collection,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Record<string, unknown>>> {
  const { Items: found = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      IndexName: index,
      ...condition(index, pk, below),
      ScanIndexForward: order === 'ascending',
      Limit: limit + 1,
      ExclusiveStartKey: after,
    }),
  );
  if (found.length <= limit) return { items: found, next: LastEvaluatedKey as PageKey | undefined };
  const items = found.slice(0, limit);
  return { items, next: keyOf(items[limit - 1], index) };
}

function condition(index: IndexName, pk: string, below?: string): Partial<QueryCommandInput> {
  const key = `${index}pk = :pk`;
  if (below === undefined) {
    return { KeyConditionExpression: key, ExpressionAttributeValues: { ':pk': pk } };
  }
  return {
    KeyConditionExpression: `${key} AND ${index}sk < :below`,
    ExpressionAttributeValues: { ':pk': pk, ':below': below },
  };
}

const keyOf = (item: Record<string, unknown> | undefined, index: IndexName): PageKey =>
  Object.fromEntries(
    [tableSchema.keys.pk, tableSchema.keys.sk, `${index}pk`, `${index}sk`].map((name) => [
      name,
      String(item?.[name]),
    ]),
  );
