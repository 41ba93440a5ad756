import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from './client.ts';
import type { Item, Key } from './readItems.ts';

/** Reads an item as it is now, strongly consistent; undefined where there is none. */
export async function readItem(key: Key): Promise<Item | undefined> {
  const { Item: item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: key, ConsistentRead: true }),
  );
  return item;
}
