import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import type { Message } from '#shared/message.ts';
import { expectRefusal, type Backend } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

/** Sends a message of its own, and finds it in the inbox. */
async function send(
  backend: Backend,
  token: string,
  words: Record<string, unknown>,
): Promise<Message> {
  const names = `Sender ${randomUUID()}`;
  await backend.ok(api.contact.submitQuery, {
    json: { names, email: 'sender@example.com', ...words },
  });
  const sent = await find(backend, token, names);
  if (!sent) throw new Error('The message is not in the inbox');
  return sent;
}

const find = async (
  backend: Backend,
  token: string,
  names: string,
  query: Record<string, string> = {},
): Promise<Message | undefined> =>
  (await backend.ok(api.contact.listMessages, { token, query })).find((one) => one.names === names);

test('the inbox holds messages and requests for a callback, as they were sent', async ({
  backend,
  admin: { token },
}) => {
  const words = { questions: 'Is there room?\nFor two tons?', acceptPrivacyPolicy: true };
  const phone = '+250 788 123 456';
  const message = await send(backend, token, { ...words, phone, subscribeNews: true });
  expect(message).toMatchObject({
    kind: 'contact',
    questions: words.questions,
    phone,
    subscribeNews: true,
    handled: false,
  });
  const website = 'https://example.com';
  const callback = await send(backend, token, { question: 'Call me.', website });
  expect(callback).toMatchObject({ kind: 'callback', questions: 'Call me.', website });
});

test('a message is handled, and is not after all', async ({ backend, admin: { token } }) => {
  const { id, names } = await send(backend, token, { question: 'Call me.' });
  const mark = (handled: boolean) =>
    backend.ok(api.contact.setHandled, { token, path: { id }, json: { handled } });
  const listed = async (handled: string) => (await find(backend, token, names, { handled }))?.id;
  expect([await listed('false'), await listed('true')]).toEqual([id, undefined]);
  expect(await mark(true)).toMatchObject({ id, handled: true });
  expect([await listed('false'), await listed('true')]).toEqual([undefined, id]);
  expect(await mark(false)).toMatchObject({ id, handled: false });
  expect([await listed('false'), await listed('true')]).toEqual([id, undefined]);
});

test('a message that is not there is not handled', async ({ backend, admin: { token } }) => {
  const sent = { token, path: { id: 'nothing' }, json: { handled: true } };
  const answer = await backend.call(api.contact.setHandled, sent);
  expectRefusal(answer, 'messageNotFound');
});
