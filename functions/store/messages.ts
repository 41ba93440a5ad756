import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/settings.ts';
import { db } from './client.ts';
import { collections, keys } from './keys.ts';

/** A message of the contact screen or the callback form. */
export interface ContactMessage {
  names: string;
  email: string;
  phone?: string | undefined;
  website?: string | undefined;
  questions: string;
  subscribeNews: boolean;
}

/** Keeps a message for the admins. */
export async function createMessage(message: ContactMessage): Promise<void> {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  await db.send(
    new PutCommand({
      TableName: settings.tableName(),
      Item: {
        ...keys.message(id),
        entity: 'message',
        gsi1pk: collections.messages,
        gsi1sk: `${createdAt}#${id}`,
        id,
        createdAt,
        ...message,
      },
    }),
  );
}
