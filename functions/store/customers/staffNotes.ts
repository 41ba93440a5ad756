import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readPage } from '#functions/platform/table/page.ts';

/** A note of the staff as it is stored. Its id begins with when it was written, so that notes sort by time. */
export interface StoredNote {
  id: string;
  text: string;
  at: string;
  by: string;
  authorId: string;
}

/** Stores a note about a user. */
export async function putNote(userId: string, note: StoredNote): Promise<void> {
  const Item = { ...note, ...keys.staffNote(userId, note.id), entity: 'staffNote' };
  await db.send(new PutCommand({ TableName: settings.tableName(), Item }));
}

/** The notes about a user, newest first. */
export async function listNotes(userId: string): Promise<StoredNote[]> {
  const { pk, sk } = keys.staffNote(userId, '');
  const { items } = await readPage({ pk, order: 'descending', beginsWith: sk }, {});
  return items as unknown as StoredNote[];
}

/**
 * Deletes a note by who wrote it; nothing where it is gone already.
 * @throws Refusal noteOfAnother
 */
export async function deleteNote(userId: string, id: string, authorId: string): Promise<void> {
  try {
    await db.send(
      new DeleteCommand({
        TableName: settings.tableName(),
        Key: keys.staffNote(userId, id),
        ConditionExpression: 'attribute_not_exists(pk) OR authorId = :author',
        ExpressionAttributeValues: { ':author': authorId },
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw new Refusal('noteOfAnother');
    throw error;
  }
}

/** Moves the notes about one person to another; repeating it changes nothing. */
export async function moveNotes(from: string, to: string): Promise<void> {
  for (;;) {
    const notes = await listNotes(from);
    if (notes.length === 0) return;
    for (const note of notes) {
      await putNote(to, note);
      const Key = keys.staffNote(from, note.id);
      await db.send(new DeleteCommand({ TableName: settings.tableName(), Key }));
    }
  }
}
