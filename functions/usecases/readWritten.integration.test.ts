import { expect, it } from 'vitest';
import { createMessage } from '#functions/store/messages/messages.ts';
import { customerWith, someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { readWritten } from './readWritten.ts';
import { addNote } from './staffNotes.ts';

useTable();

const writeFrom = (email: string) =>
  createMessage({
    kind: 'contact',
    names: 'Test Customer',
    email,
    questions: 'Is there room?',
    subscribeNews: false,
  });

it('what staff wrote about somebody, and what came from their confirmed address, is read together', async () => {
  const { userId, email } = await someCustomer();
  await addNote(userId, 'Calls in the morning.', { userId: 'staff', names: 'Aline Staff' });
  await writeFrom(email.toUpperCase());
  const { notes, messages } = await readWritten(email);
  expect(notes.map(({ text }) => text)).toEqual(['Calls in the morning.']);
  expect(messages.map(({ questions }) => questions)).toEqual(['Is there room?']);
});

it('messages from an address that nobody has confirmed are left out', async () => {
  const { email } = await customerWith({ emailConfirmedAt: undefined });
  await writeFrom(email);
  expect(await readWritten(email)).toEqual({ notes: [], messages: [] });
});
