import { expect, it } from 'vitest';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { createMessage } from './messages.ts';

useTable();

it('a message is kept as it was sent, among the messages', async () => {
  const message = {
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
