import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import type { NotificationType } from '#shared/notification.ts';
import { presenceOf, type Presence } from '#shared/presence.ts';
import { contentOf, type NewNotification, type NotifiedBooking } from './notifications.ts';

/**
 * The notification of a change request: the staff are told that somebody asks, and the customer that it was declined.
 * One that is accepted is told by the days that have changed. Undefined where nothing was asked or declined.
 * @param at when it happened, as ISO text
 */
export function notificationOfAsked(
  before: Pick<Booking, 'asked'>,
  booking: NotifiedBooking & Pick<Booking, 'asked'>,
  at: string,
): NewNotification | undefined {
  const { asked, userId } = booking;
  const waiting = waitingChange(booking);
  const wasWaiting = waitingChange(before);
  if (waiting && waiting.at !== wasWaiting?.at) {
    return { to: 'staff', content: { type: 'changeAsked', ...contentOf(booking, at) } };
  }
  if (!wasWaiting || asked?.state !== 'declined') return undefined;
  const words = { ...(asked.reasonText && { reasonText: asked.reasonText }) };
  return {
    to: { userId },
    content: { type: 'changeDeclined', ...contentOf(booking, at), ...words },
  };
}

/** Notifies a customer of their check-in and check-out. Taking one back notifies nobody. */
const typeOfStep: Record<Presence, Partial<Record<Presence, NotificationType>>> = {
  expected: { in: 'checkedIn' },
  in: { out: 'checkedOut' },
  out: {},
};

/** The notification of a check-in or a check-out; undefined where there was none. */
export function notificationOfPresence(
  before: Pick<Booking, 'checkedIn' | 'checkedOut'>,
  booking: NotifiedBooking & Pick<Booking, 'checkedIn' | 'checkedOut'>,
  at: string,
): NewNotification | undefined {
  const type = typeOfStep[presenceOf(before)][presenceOf(booking)];
  return type && { to: { userId: booking.userId }, content: { type, ...contentOf(booking, at) } };
}
