import { randomUUID } from 'node:crypto';
import { listNotes, putNote, type StoredNote } from '#functions/store/customers/staffNotes.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import type { Person } from '#shared/user.ts';
import { getPerson } from './people.ts';

/** Who reads or writes notes. */
export interface Staff {
  userId: string;
  names: string;
}

const seenBy =
  ({ userId }: Staff) =>
  (note: StoredNote): StaffNote => ({ ...note, mine: note.authorId === userId });

/**
 * Writes a note about somebody.
 * @throws Refusal personNotFound
 */
export async function addNote(userId: string, text: string, staff: Staff): Promise<StaffNote> {
  await getPerson(userId);
  const now = Date.now();
  const note = {
    id: `${now}-${randomUUID()}`,
    text,
    at: new Date(now).toISOString(),
    by: staff.names,
    authorId: staff.userId,
  };
  await putNote(userId, note);
  return seenBy(staff)(note);
}

/**
 * Reads somebody with the notes about them, as a member of the staff sees them.
 * @throws Refusal personNotFound
 */
export async function getPersonWithNotes(
  userId: string,
  staff: Staff,
): Promise<{ person: Person; notes: StaffNote[] }> {
  const [person, notes] = await Promise.all([getPerson(userId), listNotes(userId)]);
  return { person, notes: notes.map(seenBy(staff)) };
}
