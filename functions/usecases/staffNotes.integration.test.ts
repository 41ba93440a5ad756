import { describe, expect, it } from 'vitest';
import { deleteNote, putNote } from '#functions/store/customers/staffNotes.ts';
import { admin, someCaller } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { addNote, getPersonWithNotes, newNote } from './staffNotes.ts';

useTable();

const other = { userId: 'other', names: 'Other Admin' };

describe('a note about somebody', () => {
  it('says who wrote it and when, newest first, and is its author’s to remove', async () => {
    const { userId } = await someCaller();
    const first = await addNote(userId, 'Calls in the morning.', admin);
    const second = await addNote(userId, 'Pays in cash.', other);
    const { person, notes } = await getPersonWithNotes(userId, admin);
    expect(person.firstName).toBe('Keza');
    expect(notes.map(({ text, by, mine }) => [text, by, mine])).toEqual([
      ['Pays in cash.', 'Other Admin', false],
      ['Calls in the morning.', admin.names, true],
    ]);
    await expect(deleteNote(userId, second.id, admin)).rejects.toMatchObject({
      code: 'noteOfAnother',
    });
    await deleteNote(userId, first.id, admin);
    await deleteNote(userId, first.id, admin);
    expect((await getPersonWithNotes(userId, admin)).notes).toHaveLength(1);
  });

  it('is read also where somebody has more of them than a list has on a page', async () => {
    const { userId } = await someCaller();
    const notes = Array.from({ length: limits.pageSize + 1 }, () => newNote('Called.', admin));
    await Promise.all(notes.map((note) => putNote(userId, note)));
    expect((await getPersonWithNotes(userId, admin)).notes).toHaveLength(notes.length);
  });

  it('is written about nobody who is not there, and its key is DynamoDB’s to refuse', async () => {
    await expect(addNote('nobody', 'Hello', admin)).rejects.toMatchObject({
      code: 'personNotFound',
    });
    await expect(deleteNote('x'.repeat(3_000), 'n', admin)).rejects.toThrow(/parameter/i);
  });
});
