import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import type { MessageKind } from '#shared/message.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';

/** A message of the contact screen or the callback form. */
export interface ContactMessage {
  kind: MessageKind;
  names: string;
  email: string;
  phone?: string | undefined;
  website?: string | undefined;
  questions: string;
  subscribeNews: boolean;
}

/** A message as it is stored. */
export interface MessageItem extends ContactMessage {
  id: string;
  createdAt: string;
  /** Whether an admin has dealt with it. */
  handled: boolean;
}

/** Where a message stands among those that are handled, or are not. */
const handledKeys = (item: Pick<MessageItem, 'id' | 'createdAt' | 'handled'>) => ({
  gsi2pk: collections.messagesHandled(item.handled),
  gsi2sk: `${item.createdAt}#${item.id}`,
});

/** Keeps a message for the admins. */
export async function createMessage(message: ContactMessage): Promise<void> {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  const item: MessageItem = { id, createdAt, handled: false, ...message };
  await db.send(
    new PutCommand({
      TableName: settings.tableName(),
      Item: {
        ...keys.message(id),
        entity: 'message',
        gsi1pk: collections.messages,
        gsi1sk: `${createdAt}#${id}`,
        ...handledKeys(item),
        ...item,
      },
    }),
  );
}

/** Messages, newest first: all, or those that are handled, or those that are not. */
export async function listMessages(
  handled: boolean | undefined,
  page: PageRequest,
): Promise<Page<MessageItem>> {
  const { items, next } = await readPage(
    {
      ...(handled === undefined
        ? { index: 'gsi1', pk: collections.messages }
        : { index: 'gsi2', pk: collections.messagesHandled(handled) }),
      order: 'descending',
    },
    page,
  );
  return { items: items as unknown as MessageItem[], next };
}

/**
 * Says whether a message is handled.
 * @returns the message as it is now
 * @throws Refusal messageNotFound
 */
export async function setHandled(id: string, handled: boolean): Promise<MessageItem> {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.message(id),
        UpdateExpression: 'SET handled = :handled, gsi2pk = :pk, gsi2sk = gsi1sk',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':handled': handled,
          ':pk': collections.messagesHandled(handled),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as MessageItem;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new Refusal('messageNotFound');
    throw error;
  }
}
