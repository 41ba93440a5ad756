import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { notificationSchema } from '../notification.ts';
import { pageInput } from './page.ts';

/** The number of the caller's unread notifications; 100 stands for 100 or more. */
const unread = z.object({ count: z.number().check(z.lte(limits.unreadCounted)) });

/** A notification can only be marked as read, not as unread. */
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

/** Marks a notification as read. Nothing happens where it is read already, or does not exist. */
export const markRead = /* @__PURE__ */ endpoint('notifications.markRead', () => ({
  input: z.object({ id: field.id(), read }),
  output: unread,
}));

/** Marks all present notifications as read. */
export const markAllRead = /* @__PURE__ */ endpoint('notifications.markAllRead', () => ({
  input: z.object({ read }),
  output: unread,
}));
