import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import {
  readPage,
  type Page,
  type PageKey,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import type { Message } from '#shared/message.ts';

/** A message as the contact screen or the callback form sends it. */
export type NewMessage = Omit<Message, 'id' | 'createdAt' | 'handled'>;

/** A message is stored as admins read it. */
export type StoredMessage = Message;

/** Keys in the list of the messages that are handled, or of those that are not. */
const handledKeys = (stored: Pick<StoredMessage, 'id' | 'createdAt' | 'handled'>) => ({
  gsi2pk: collections.messagesHandled(stored.handled),
  gsi2sk: `${stored.createdAt}#${stored.id}`,
});

/** Stores a new message. */
export async function createMessage(message: NewMessage): Promise<void> {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  const stored: StoredMessage = { id, createdAt, handled: false, ...message };
  await db.send(
    new PutCommand({
      TableName: settings.tableName(),
      Item: {
        ...keys.message(id),
        entity: 'message',
        gsi1pk: collections.messages,
        gsi1sk: `${createdAt}#${id}`,
        ...handledKeys(stored),
        gsi3pk: collections.messagesFrom(message.email),
        gsi3sk: `${createdAt}#${id}`,
        ...stored,
      },
    }),
  );
}

/** Messages, newest first: all, or the handled ones, or the others. */
export async function listMessages(
  handled: boolean | undefined,
  page: PageRequest,
): Promise<Page<StoredMessage>> {
  const { items, next } = await readPage(
    {
      ...(handled === undefined
        ? { index: 'gsi1', pk: collections.messages }
        : { index: 'gsi2', pk: collections.messagesHandled(handled) }),
      order: 'descending',
    },
    page,
  );
  return { items: items as unknown as StoredMessage[], next };
}

/**
 * All messages from an address, newest first. Those from before they were listed by address are among them once
 * `fileEveryMessage` has seen them.
 */
export async function listMessagesFrom(email: string): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi3', pk: collections.messagesFrom(email), order: 'descending' },
      { after },
    );
    messages.push(...(items as unknown as StoredMessage[]));
    after = next;
  } while (after);
  return messages;
}

/** Reads a message as it is now; undefined where there is none. */
export async function findMessage(id: string): Promise<StoredMessage | undefined> {
  return (await readItem(keys.message(id))) as StoredMessage | undefined;
}

/** Deletes a message; one that is gone stays so. */
export async function deleteMessage({ id }: Pick<StoredMessage, 'id'>): Promise<void> {
  await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.message(id) }));
}

/**
 * Lists all messages by their addresses that were written before there was such a list.
 * @returns how many messages were looked at
 */
export async function fileEveryMessage(): Promise<number> {
  let seen = 0;
  let after: PageKey | undefined;
  do {
    const { items, next } = await readPage(
      { index: 'gsi1', pk: collections.messages, order: 'descending' },
      { after },
    );
    for (const item of items) {
      if (item.gsi3pk === undefined) await fileMessage(item as unknown as StoredMessage);
    }
    seen += items.length;
    after = next;
  } while (after);
  return seen;
}

/** Lists a message by its address, unless it was deleted meanwhile. */
async function fileMessage({ id, email }: StoredMessage): Promise<void> {
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.message(id),
        UpdateExpression: 'SET gsi3pk = :pk, gsi3sk = gsi1sk',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':pk': collections.messagesFrom(email) },
      }),
    ),
  );
}

/**
 * Marks a message as handled, or as not handled.
 * @returns the message as it is now
 * @throws Refusal messageNotFound
 */
export async function setHandled(id: string, handled: boolean): Promise<StoredMessage> {
  const answer = await unlessConditionFails(
    db.send(
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
    ),
  );
  if (!answer) throw new Refusal('messageNotFound');
  return answer.Attributes as StoredMessage;
}
