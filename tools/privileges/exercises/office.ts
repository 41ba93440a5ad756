import { createMessage } from '#functions/store/messages/messages.ts';
import { putNote } from '#functions/store/notifications/notifications.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { everyItem } from '#functions/testing/table.ts';
import { adminToken, tokenOf } from '#tools/privileges/people.ts';
import type { Exercise } from '#tools/privileges/run.ts';

const message = {
  names: 'Sender',
  email: 'sender@example.com',
  questions: 'Hello',
};

async function someMessage(): Promise<string> {
  await createMessage({ ...message, kind: 'contact', subscribeNews: false });
  const found = (await everyItem()).find(({ entity }) => entity === 'message');
  return String(found?.id);
}

/** A customer with two notifications that they have not read. */
async function told() {
  const customer = await someCustomer();
  const note = { type: 'bookingApproved' as const, at: new Date().toISOString(), names: 'Test' };
  const ids = ['1', '2'];
  await transact(ids.flatMap((id) => putNote(customer.userId, { ...note, id })));
  return { token: await tokenOf(customer), ids };
}

export const office = {
  'contact.submitQuery': async ({ call }) => {
    await call({ json: message });
  },
  'contact.listMessages': async ({ call }) => {
    const token = await adminToken();
    await call({ token });
    await call({ token, query: { handled: 'false' } });
  },
  'contact.setHandled': async ({ call }) => {
    const path = { id: await someMessage() };
    await call({ token: await adminToken(), path, json: { handled: true } });
  },
  'notifications.list': async ({ call }) => {
    const { token } = await told();
    const next = await call({ token, query: { limit: '1' } });
    await call({ token, query: next });
  },
  'notifications.count': async ({ call }) => {
    const { token } = await told();
    await call({ token });
  },
  'notifications.markRead': async ({ call }) => {
    const { token, ids } = await told();
    await call({ token, path: { id: String(ids[0]) }, json: { read: true } });
  },
  'notifications.markAllRead': async ({ call }) => {
    const { token } = await told();
    await call({ token, json: { read: true } });
  },
  'users.list': async ({ call }) => {
    const token = await adminToken();
    await call({ token });
    await call({ token, query: { search: 'te' } });
  },
  'dashboard.house': async ({ call }) => {
    await call({ token: await adminToken() });
  },
  'dashboard.mine': async ({ call }) => {
    const { token } = await told();
    await call({ token });
  },
} satisfies Record<string, Exercise>;
