import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { FormerAddress } from '#functions/domain/formerAddresses.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** A removed account of which something is still to be forgotten. The outbox deletes it when all is. */
export interface StoredRemoval {
  userId: string;
  /** When the account was removed, as ISO text. */
  at: string;
  /** The addresses from which its user wrote to us, each until they gave it up, the last one until the removal. */
  addresses: FormerAddress[];
  /** The booking that was made last, which the index may not list yet; absent where none was. */
  newest?: string | undefined;
}

/** Stores that an account is removed, for the outbox to forget its user. */
export const putRemoval = (removal: StoredRemoval): NamedWrite<'removal'> => ({
  name: 'removal',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.removal(removal.userId), entity: 'removal', ...removal },
    },
  },
});

/** What is still to be forgotten of a user; undefined where nothing is. */
export const findRemoval = async (userId: string): Promise<StoredRemoval | undefined> =>
  (await readItem(keys.removal(userId))) as StoredRemoval | undefined;

/** Notes that a user is forgotten. */
export async function deleteRemoval(userId: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.removal(userId) }));
}
