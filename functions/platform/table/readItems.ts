import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from './client.ts';
import { untilUncontended } from './transact.ts';

export interface Key {
  pk: string;
  sk: string;
}

export type Item = Record<string, unknown>;

/**
 * Several items in one strongly consistent round trip, in the order of their keys. Under load
 * DynamoDB leaves keys unread: an item that was not read is not one that is not there, so all are
 * asked for again.
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
