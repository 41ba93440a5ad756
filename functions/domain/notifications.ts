import type { Booking } from '#shared/booking.ts';
import type { Message } from '#shared/message.ts';
import { notificationOfStatus, type Notification } from '#shared/notification.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';

/** A notification to write, and who gets it. */
export interface NewNotification {
  to: 'admins' | { userId: string };
  content: Omit<Notification, 'id' | 'read'>;
}

type NotifiedBooking = Pick<
  Booking,
  'id' | 'userId' | 'userName' | 'coldRoomName' | 'startDate' | 'endDate' | 'status'
> & { movedBy?: Actor | undefined };

/** Where an admin cancels a booking, its customer gets the notification, and not the admins. */
const cancelledByAdmin = { type: 'bookingWithdrawn', to: 'customer' } as const;

/**
 * The notification of a booking's new status; undefined where the status is the one from before.
 * @param at when it changed, as ISO text
 */
export function notificationOfBooking(
  before: BookingStatus | undefined,
  { id, userId, userName, coldRoomName, startDate, endDate, status, movedBy }: NotifiedBooking,
  at: string,
): NewNotification | undefined {
  if (before === status) return undefined;
  const isWithdrawn = status === 'cancelled' && movedBy === 'admin';
  const { type, to } = isWithdrawn ? cancelledByAdmin : notificationOfStatus[status];
  return {
    to: to === 'admins' ? to : { userId },
    content: { type, at, names: userName, bookingId: id, coldRoomName, startDate, endDate },
  };
}

/** The notification of a new message, for the admins. */
export const notificationOfMessage = (
  { id, kind, names }: Pick<Message, 'id' | 'kind' | 'names'>,
  at: string,
): NewNotification => ({
  to: 'admins',
  content: {
    type: kind === 'callback' ? 'callbackRequest' : 'contactMessage',
    at,
    names,
    messageId: id,
  },
});
