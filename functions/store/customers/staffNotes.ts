import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { clientEntry, type NoteAct } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { JournalAuthor } from '#shared/journal.ts';

/** A note of the staff as it is stored. Its id begins with when it was written, so that notes sort by time. */
export interface StoredNote {
  id: string;
  text: string;
  at: string;
  by: string;
  authorId: string;
  /** What the journal tells at its moment; absent where that was before it was kept. */
  journaledAct?: NoteAct | undefined;
  /** Whom the journal names there; absent where that is a caller, whose notes somebody else has by now. */
  personId?: string | undefined;
}

const noteItem = (userId: string, note: StoredNote) => ({
  ...note,
  ...keys.staffNote(userId, note.id),
  entity: 'staffNote',
});

/** Stores a note about a user that nobody of the staff writes now. */
export async function putNote(userId: string, note: StoredNote): Promise<void> {
  const Item = noteItem(userId, note);
  await db.send(new PutCommand({ TableName: settings.tableName(), Item }));
}

/**
 * Stores a note that its author writes now, and tells it in the journal, in one transaction.
 * @throws Refusal busy
 */
export async function writeNote(userId: string, note: StoredNote): Promise<void> {
  const writes = noteAndLine(userId, note, 'noteAdded');
  await untilUncontended(async () => (await transact(writes)).done || undefined);
}

/** A new note about a user and the line of the journal that belongs to it, of which the note keeps the act. */
export function noteAndLine(
  userId: string,
  note: StoredNote,
  act: NoteAct,
): NamedWrite<'note' | 'journal'>[] {
  const Item = noteItem(userId, { ...note, journaledAct: act, personId: userId });
  const author = { userId: note.authorId, names: note.by };
  return [
    { name: 'note', write: { Put: { TableName: settings.tableName(), Item } } },
    journalEntry(clientEntry(act, userId, author, note.at)),
  ];
}

/** All notes about a user, newest first. */
export async function listNotes(userId: string): Promise<StoredNote[]> {
  const { pk, sk } = keys.staffNote(userId, '');
  return (await readPartition(pk, sk)).toReversed() as unknown as StoredNote[];
}

/**
 * Deletes a note by who wrote it, and tells it in the journal, in one transaction; nothing where it is gone already.
 * @throws Refusal noteOfAnother, busy
 */
export async function deleteNote(userId: string, id: string, author: JournalAuthor): Promise<void> {
  const at = new Date().toISOString();
  const line = journalEntry(clientEntry('noteRemoved', userId, author, at));
  await untilUncontended(async () => {
    const outcome = await transact([removeNote(userId, id, author.userId), line]);
    if (outcome.done) return true;
    const [failed] = outcome.failed;
    if (failed?.item) throw new Refusal('noteOfAnother');
    return failed && true;
  });
}

/** Removes a note; fails where it is gone, or another's. */
const removeNote = (userId: string, id: string, authorId: string): NamedWrite<'note'> => ({
  name: 'note',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.staffNote(userId, id),
      ConditionExpression: 'authorId = :author',
      ExpressionAttributeValues: { ':author': authorId },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/**
 * Moves the notes about one person, who is removed, to another; repeating it changes nothing. The journal keeps the id of
 * the person, and the notes do not.
 */
export async function moveNotes(from: string, to: string): Promise<void> {
  for (;;) {
    const notes = await listNotes(from);
    if (notes.length === 0) return;
    for (const note of notes) {
      await putNote(to, { ...note, personId: undefined });
      const Key = keys.staffNote(from, note.id);
      await db.send(new DeleteCommand({ TableName: settings.tableName(), Key }));
    }
  }
}
