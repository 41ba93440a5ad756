import { randomUUID } from 'node:crypto';
import { newNoteId, putNote } from '#functions/store/notifications/notifications.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { tokenOf } from '#tools/privileges/people.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withJson, type NewCall } from './event.ts';
import { message, type World } from './world.ts';

const UNREAD = 10;

/** Somebody who has not read some notifications. */
async function someoneTold() {
  const someone = { userId: randomUUID(), names: 'Bench', email: 'told@example.com' };
  const note = { type: 'bookingApproved' as const, at: new Date().toISOString(), names: 'Bench' };
  const ids = Array.from({ length: UNREAD }, newNoteId);
  await transact(ids.flatMap((id) => putNote(someone.userId, { ...note, id })));
  return { caller: signed(await tokenOf(someone)), id: ids[0] ?? '' };
}

export const officeCalls = ({ messageId, user, admin }: World) => {
  let handled = false;
  return {
    'contact.submitQuery': () => withJson(message),
    'contact.listMessages': () => admin,
    'contact.setHandled': () => {
      // To and fro, so that each call changes something.
      handled = !handled;
      return withJson({ handled }, { ...admin, path: { id: messageId } });
    },
    'notifications.list': () => user,
    'notifications.count': () => user,
    'notifications.markRead': async () => {
      const { caller, id } = await someoneTold();
      return withJson({ read: true }, { ...caller, path: { id } });
    },
    'notifications.markAllRead': async () => {
      const { caller } = await someoneTold();
      return withJson({ read: true }, caller);
    },
    'users.list': () => admin,
    'dashboard.house': () => admin,
    'dashboard.mine': () => user,
  } satisfies Partial<Record<RouteName, NewCall>>;
};
