import { randomUUID } from 'node:crypto';
import { transact } from '#functions/platform/table/transact.ts';
import {
  newNotificationId,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withJson, type Calls } from './call.ts';
import { tokenOf } from './people.ts';
import { message, type World } from './world.ts';

/** Name of the sample that searches users by the start of a name or address. */
export const SEARCHED = 'searched';

const UNREAD = 10;

/** A user with unread notifications. */
async function someRecipient() {
  const someone = { userId: randomUUID(), names: 'Sample', email: 'recipient@example.com' };
  const note = { type: 'bookingApproved' as const, at: new Date().toISOString(), names: 'Sample' };
  const ids = Array.from({ length: UNREAD }, newNotificationId);
  await transact(ids.flatMap((id) => putNotification(someone.userId, { ...note, id })));
  return { caller: signed(await tokenOf(someone)), id: ids[0] ?? '' };
}

export const officeCalls = ({ messageId, user, admin }: World) => {
  let handled = false;
  return {
    'contact.submitQuery': () => withJson(message),
    'contact.listMessages': [
      { call: () => admin },
      { how: 'still open', call: () => ({ ...admin, query: { handled: 'false' } }) },
    ],
    'contact.setHandled': () => {
      // Alternates, so that each call changes the message.
      handled = !handled;
      return withJson({ handled }, { ...admin, path: { id: messageId } });
    },
    'notifications.list': [
      { call: () => user },
      {
        how: 'page by page',
        call: async () => ({ ...(await someRecipient()).caller, query: { limit: '1' } }),
      },
    ],
    'notifications.count': () => user,
    'notifications.markRead': async () => {
      const { caller, id } = await someRecipient();
      return withJson({ read: true }, { ...caller, path: { id } });
    },
    'notifications.markAllRead': async () => {
      const { caller } = await someRecipient();
      return withJson({ read: true }, caller);
    },
    'users.list': [
      { call: () => admin },
      { how: SEARCHED, call: () => ({ ...admin, query: { search: 'te' } }) },
    ],
    'dashboard.admin': () => admin,
    'dashboard.mine': () => user,
  } satisfies Partial<Record<RouteName, Calls>>;
};
