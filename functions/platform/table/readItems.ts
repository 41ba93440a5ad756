import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from './client.ts';
import { untilUncontended } from './untilUncontended.ts';

export interface Key {
  pk: string;
  sk: string;
}

export type Item = Record<string, unknown>;

/**
 * Reads several items in one strongly consistent round trip, in the order of their keys; undefined where
 * there is none. Under load DynamoDB leaves keys unread. An unread item is not a missing one, so all are
 * then read again.
 * @throws Refusal busy
 */
export const readItems = (keys: Key[]): Promise<(Item | undefined)[]> =>
  untilUncontended(async () => {
    const table = settings.tableName();
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [table]: { ConsistentRead: true, Keys: keys } } }),
    );
    if (UnprocessedKeys?.[table]) return undefined;
    const items = Responses?.[table] ?? [];
    return keys.map(({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk));
  });

/** Keys that DynamoDB takes in one batch. */
const BATCH = 100;

/**
 * Reads any number of items, strongly consistent, in batches at once: as many as exist, each once, in the order of
 * their keys. A key that is named twice is read once, because DynamoDB refuses a batch that names one twice: a list
 * that is read while an entry moves may have it in both places.
 * @throws Refusal busy
 */
export async function readMany(keys: Key[]): Promise<Item[]> {
  const distinct = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const batches = Array.from({ length: Math.ceil(distinct.length / BATCH) }, (_, index) =>
    readItems(distinct.slice(index * BATCH, (index + 1) * BATCH)),
  );
  return (await Promise.all(batches)).flat().filter((item) => item !== undefined);
}
