import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { notificationSchema } from '../notification.ts';
import { pageInput } from './page.ts';

/** How many notifications the caller has not read. */
const unread = z.object({ count: z.number() });

/** What can be said of a notification: that it is read. */
const read = z.literal(true, { error: problem('notTrue') });

/** The caller's notifications, newest first. */
export const list = /* @__PURE__ */ endpoint('notifications.list', () => ({
  input: z.object(pageInput()),
  output: z.array(notificationSchema),
  errors: ['invalidCursor'],
}));

export const count = /* @__PURE__ */ endpoint('notifications.count', () => ({
  input: z.object({}),
  output: unread,
}));

/** Marks one as read; one that is read already, or is not there, stays so. */
export const markRead = /* @__PURE__ */ endpoint('notifications.markRead', () => ({
  input: z.object({ id: field.id(), read }),
  output: unread,
}));

/** Marks all as read that there are at the moment. */
export const markAllRead = /* @__PURE__ */ endpoint('notifications.markAllRead', () => ({
  input: z.object({ read }),
  output: unread,
}));
