import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import {
  createMessage,
  deleteMessage,
  fileEveryMessage,
  listMessages,
  listMessagesFrom,
  setHandled,
} from './messages.ts';

useTable();

it('a message is kept as it was sent, among the messages', async () => {
  const message = {
    kind: 'contact' as const,
    names: 'Test Person',
    email: 'person@example.com',
    questions: 'Is there room for\ntwo tons of potatoes?',
    subscribeNews: true,
  };
  await createMessage({ ...message, phone: undefined });
  const [item] = await everyItem();
  expect(item).toMatchObject({ ...message, entity: 'message', gsi1pk: 'MESSAGES' });
  expect(item).not.toHaveProperty('phone');
});

it('the inbox is read newest first, whole or by what is handled', async () => {
  const words = { kind: 'callback' as const, email: 'a@example.com', questions: 'Call me.' };
  for (const names of ['First', 'Second', 'Third']) {
    await createMessage({ ...words, names, subscribeNews: false });
  }
  const [third, second] = (await listMessages(undefined, {})).items;
  expect([third?.names, second?.names]).toEqual(['Third', 'Second']);
  const namesIn = async (handled: boolean) =>
    (await listMessages(handled, {})).items.map(({ names }) => names);
  expect(await setHandled(second?.id ?? '', true)).toMatchObject({
    names: 'Second',
    handled: true,
  });
  expect(await namesIn(true)).toEqual(['Second']);
  expect(await namesIn(false)).not.toContain('Second');
  await setHandled(second?.id ?? '', false);
  expect(await namesIn(true)).toEqual([]);
});

it('a message that is not there cannot be handled, and a fault is no refusal', async () => {
  await expect(setHandled('nothing', true)).rejects.toMatchObject({ code: 'messageNotFound' });
  vi.spyOn(db, 'send').mockRejectedValue(new Error('unavailable'));
  await expect(setHandled('any', true)).rejects.toThrow('unavailable');
  vi.restoreAllMocks();
});

it('messages from an address are found, newest first, however it was typed, and no others', async () => {
  const words = { kind: 'contact' as const, questions: 'x'.repeat(10), subscribeNews: false };
  const names = Array.from({ length: 3 }, (_, index) => `Letter ${index}`);
  for (const one of names) {
    await createMessage({ ...words, email: 'Keza@Example.com', names: one });
    await createMessage({ ...words, email: 'other@example.com', names: 'Other' });
  }
  const found = (await listMessagesFrom('keza@example.com')).map((message) => message.names);
  expect(found).toEqual(names.toReversed());
  expect(await listMessagesFrom('nobody@example.com')).toEqual([]);
});

/** Takes a message out of the list by its address, as it was before there was one. */
const unlist = (key: Record<string, unknown>) =>
  db.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: 'REMOVE gsi3pk, gsi3sk',
    }),
  );

it('messages that are older than the list by address are listed once they were looked at', async () => {
  const email = 'old@example.com';
  const words = { kind: 'contact' as const, email, names: 'Old', subscribeNews: false };
  for (const questions of ['First?', 'Second?', 'Gone?']) {
    await createMessage({ ...words, questions });
  }
  const stored = (await everyItem()).filter((item) => item.email === email);
  for (const item of stored) await unlist(item);
  expect(await listMessagesFrom(email)).toEqual([]);

  const send = db.send.bind(db);
  const spy = vi.spyOn(db, 'send').mockImplementation((async (command: object) => {
    const { input } = command as { input: { Key?: { pk: string } } };
    // One is deleted in between.
    const gone = stored.find(({ questions }) => questions === 'Gone?');
    if (gone && input.Key?.pk === gone.pk) {
      spy.mockRestore();
      await deleteMessage({ id: String(gone.id) });
    }
    return send(command as never);
  }) as never);
  const seen = await fileEveryMessage();
  expect(seen).toBeGreaterThanOrEqual(stored.length);
  const questions = (await listMessagesFrom(email)).map((message) => message.questions);
  expect(questions).toEqual(['Second?', 'First?']);
  expect((await everyItem()).filter((item) => item.email === email)).toHaveLength(2);

  await unlist(stored.find((item) => item.questions === 'First?') ?? {});
  vi.spyOn(db, 'send').mockImplementation(((command: object) =>
    command instanceof UpdateCommand
      ? Promise.reject(new Error('unavailable'))
      : send(command as never)) as never);
  await expect(fileEveryMessage()).rejects.toThrow('unavailable');
  vi.restoreAllMocks();
});
