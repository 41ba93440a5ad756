import * as z from 'zod/mini';
import type { BookingStatus } from './transitions.ts';

/** What admins are told of, and what customers are told of their bookings. */
export const notificationTypes = [
  'bookingRequested',
  'bookingCancelled',
  'bookingWithdrawn',
  'contactMessage',
  'callbackRequest',
  'bookingApproved',
  'bookingRejected',
  'bookingExpired',
  'bookingCompleted',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A notification as its reader gets it; `at` is when it happened. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  at: z.string(),
  read: z.boolean(),
  /** Whose booking or message it is. */
  names: z.string(),
  bookingId: z.optional(z.string()),
  coldRoomName: z.optional(z.string()),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  messageId: z.optional(z.string()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** What is sent over the socket when something new has come; the count is of all that is unread. */
export const socketEventSchema = z.object({
  event: z.literal('newNotification'),
  count: z.number(),
});
export type SocketEvent = z.infer<typeof socketEventSchema>;

/** Who is told that a booking has come to a status, and how that is called. */
export const toldOf: Record<BookingStatus, { type: NotificationType; who: 'admins' | 'customer' }> =
  {
    pending: { type: 'bookingRequested', who: 'admins' },
    cancelled: { type: 'bookingCancelled', who: 'admins' },
    approved: { type: 'bookingApproved', who: 'customer' },
    rejected: { type: 'bookingRejected', who: 'customer' },
    expired: { type: 'bookingExpired', who: 'customer' },
    completed: { type: 'bookingCompleted', who: 'customer' },
  };
