import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { hashCode } from '#functions/platform/auth/codes.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { putCode } from '#functions/store/accounts/codes.ts';
import { createMessage, type NewMessage } from '#functions/store/messages/messages.ts';
import { customerWith, someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { changeEmail } from './changeEmail.ts';
import { finishConfirmation } from './confirmations.ts';
import { readWritten } from './readWritten.ts';
import { addNote } from './staffNotes.ts';

useTable();
afterAll(() => vi.unstubAllEnvs());

const messageFrom = (email: string): NewMessage => ({
  kind: 'contact',
  names: 'Test Customer',
  email,
  questions: 'Is there room?',
  subscribeNews: false,
});

const writeFrom = (email: string) => createMessage(messageFrom(email));

/** Confirms an address by a code. */
async function confirmed(email: string): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + 60;
  await putCode('confirmation', email, await hashCode(email, '12345678'), until);
  await finishConfirmation(email, '12345678');
}

it('what staff wrote about somebody, and what came from their confirmed address, is read together', async () => {
  const { userId, email } = await someCustomer();
  await addNote(userId, 'Calls in the morning.', { userId: 'staff', names: 'Aline Staff' });
  await writeFrom(email.toUpperCase());
  const { notes, messages } = await readWritten({ email, userId });
  expect(notes.map(({ text }) => text)).toEqual(['Calls in the morning.']);
  expect(messages.map(({ questions }) => questions)).toEqual(['Is there room?']);
});

it('messages from a former address are read up to when it was given up, and once', async () => {
  const person = await someCustomer();
  const newer = `${randomUUID()}@example.com`;
  await writeFrom(person.email);
  await changeEmail(await getAccount(person.email), newer);
  await writeFrom(newer);
  // Somebody else has the address by now.
  await createMessage({ ...messageFrom(person.email), questions: 'Who was that?' });
  const read = async (email: string) => {
    const { messages } = await readWritten({ email, userId: person.userId });
    return messages.map(({ questions, email: from }) => [questions, from]);
  };
  expect(await read(newer)).toEqual([['Is there room?', person.email]]);
  await changeEmail(await getAccount(newer), person.email);
  await confirmed(person.email);
  expect(await read(person.email)).toEqual([
    ['Who was that?', person.email],
    ['Is there room?', person.email],
  ]);
});

it('messages from an address that nobody has confirmed are left out', async () => {
  const { email, userId } = await customerWith({ emailConfirmedAt: undefined });
  await writeFrom(email);
  expect(await readWritten({ email, userId })).toEqual({ notes: [], messages: [] });
});
