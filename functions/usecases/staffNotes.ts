import { randomUUID } from 'node:crypto';
import { readBalance } from '#functions/store/bookings/balances.ts';
import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import { listNotes, writeNote, type StoredNote } from '#functions/store/customers/staffNotes.ts';
import { customerBalance, type CustomerBalance } from '#shared/balance.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { StaffNote } from '#shared/staffNote.ts';
import type { Person } from '#shared/user.ts';
import { getPerson, withNumber } from './people.ts';

const seenBy =
  ({ userId }: JournalAuthor) =>
  (note: StoredNote): StaffNote => ({ ...note, mine: note.authorId === userId });

/**
 * Writes a note about somebody.
 * @throws Refusal personNotFound, busy
 */
export async function addNote(
  userId: string,
  text: string,
  staff: JournalAuthor,
): Promise<StaffNote> {
  await getPerson(userId);
  const note = newNote(text, staff);
  await writeNote(userId, note);
  return seenBy(staff)(note);
}

/** A note that somebody writes now. */
export function newNote(text: string, staff: JournalAuthor): StoredNote {
  const now = Date.now();
  return {
    id: `${now}-${randomUUID()}`,
    text,
    at: new Date(now).toISOString(),
    by: staff.names,
    authorId: staff.userId,
  };
}

/**
 * Reads somebody with the notes about them, as a member of the staff sees them, who else has their telephone number, and
 * what all their bookings come to.
 * @throws Refusal personNotFound
 */
export async function getPersonWithNotes(
  userId: string,
  staff: JournalAuthor,
): Promise<{
  person: Person;
  notes: StaffNote[];
  sharing: Person[];
  balance: CustomerBalance;
}> {
  const [person, notes, balance] = await Promise.all([
    getPerson(userId),
    listNotes(userId),
    balanceOfBookings(userId),
  ]);
  const sharing = await withNumber(person.phoneNumber);
  const others = sharing.filter((other) => other.userId !== userId);
  return { person, notes: notes.map(seenBy(staff)), sharing: others, balance };
}

/** What all bookings of a customer come to. They are read where their sums are not kept yet. */
const balanceOfBookings = async (userId: string): Promise<CustomerBalance> =>
  (await readBalance(userId)) ?? customerBalance(await everyBookingOf(userId));
