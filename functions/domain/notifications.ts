import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { Message } from '#shared/message.ts';
import { notificationOfStatus, type Notification } from '#shared/notification.ts';
import type { ClaimState, PaymentClaim } from '#shared/paymentClaim.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';

/** A notification to write, and who gets it. */
export interface NewNotification {
  to: 'admins' | { userId: string };
  /** The id of the notification that tells it together with others; undefined where it is told apart. */
  bundle?: string | undefined;
  content: Omit<Notification, 'id' | 'read'>;
}

type NotifiedBooking = Pick<
  Booking,
  | 'id'
  | 'userId'
  | 'userName'
  | 'coldRoomName'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'reason'
  | 'reasonText'
> & { movedBy?: Actor | undefined; nthOfHour?: number | undefined };

/** Where an admin cancels a booking, its customer gets the notification, and not the admins. */
const cancelledByAdmin = { type: 'bookingWithdrawn', to: 'customer' } as const;

/**
 * The notification of a booking's new status; undefined where the status is the one from before.
 * @param at when it changed, as ISO text
 */
export function notificationOfBooking(
  before: BookingStatus | undefined,
  booking: NotifiedBooking,
  at: string,
): NewNotification | undefined {
  const { id, userId, userName, coldRoomName, startDate, endDate, status, movedBy } = booking;
  if (before === status) return undefined;
  const isWithdrawn = status === 'cancelled' && movedBy === 'admin';
  const { type, to } = isWithdrawn ? cancelledByAdmin : notificationOfStatus[status];
  return {
    to: to === 'admins' ? to : { userId },
    ...(to === 'admins' && { bundle: bundleOf(booking, at) }),
    content: {
      type,
      at,
      names: userName,
      bookingId: id,
      coldRoomName,
      startDate,
      endDate,
      ...(booking.reason && { reason: booking.reason }),
      ...(booking.reasonText && { reasonText: booking.reasonText }),
    },
  };
}

/** Notifications of a kind by one customer within so long are bundled, in milliseconds. */
const BUNDLE_MS = 10 * 60 * 1000;

/**
 * The id of the bundle that a customer's request or cancellation belongs to; undefined for the first
 * bookings of an hour, which are told apart. It is made of the event alone, so that an event which is
 * delivered again names the same bundle.
 */
function bundleOf(
  { userId, status, nthOfHour = 1 }: Pick<NotifiedBooking, 'userId' | 'status' | 'nthOfHour'>,
  at: string,
): string | undefined {
  if (nthOfHour <= limits.bookingsToldApart) return undefined;
  const opened = Math.floor(Date.parse(at) / BUNDLE_MS) * BUNDLE_MS;
  return `${opened}-${status}-${userId}`;
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

/** What is told of a claim in a state, and to whom. */
const notificationOfState = {
  claimed: { type: 'paymentClaimed', to: 'admins' },
  confirmed: { type: 'paymentConfirmed', to: 'customer' },
  declined: { type: 'paymentDeclined', to: 'customer' },
} as const;

/**
 * The notification of what became of a claim of a payment; undefined where its state is the one from before.
 * @param at when it changed, as ISO text
 */
export function notificationOfClaim(
  before: ClaimState | undefined,
  claim: PaymentClaim,
  at: string,
): NewNotification | undefined {
  const { userId, userName, bookingId, coldRoomName, startDate, endDate, amount, state } = claim;
  if (before === state) return undefined;
  const { type, to } = notificationOfState[state];
  return {
    to: to === 'admins' ? to : { userId },
    content: {
      type,
      at,
      names: userName,
      bookingId,
      coldRoomName,
      startDate,
      endDate,
      amount,
      ...(claim.reasonText && { reasonText: claim.reasonText }),
    },
  };
}
