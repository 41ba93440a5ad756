import type { Booking, Placement } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { Message } from '#shared/message.ts';
import { notificationOfStatus, type Notification } from '#shared/notification.ts';
import type { ClaimState, PaymentClaim } from '#shared/paymentClaim.ts';
import { isLive, type Actor, type BookingStatus } from '#shared/transitions.ts';
import { placementOf, samePlacement } from './placeStay.ts';

/** A notification to write, and who gets it. */
export interface NewNotification {
  to: 'staff' | { userId: string };
  /** The id of the notification that this event shares with others; undefined where it has its own. */
  bundle?: string | undefined;
  content: Omit<Notification, 'id' | 'read'>;
}

/** What a notification needs of a booking. */
export type NotifiedBooking = Pick<
  Booking,
  | 'id'
  | 'number'
  | 'userId'
  | 'userName'
  | 'coldRoomName'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'reason'
  | 'reasonText'
> & { movedBy?: Actor | undefined; nthOfHour?: number | undefined };

/** Where the staff cancel a booking, its customer gets the notification, and not the staff. */
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
  const { status, movedBy } = booking;
  if (before === status) return undefined;
  const isWithdrawn = status === 'cancelled' && movedBy === 'admin';
  const { type, to } =
    takenBackFrom(before, status) ??
    (isWithdrawn ? cancelledByAdmin : notificationOfStatus[status]);
  return {
    to: to === 'staff' ? to : { userId: booking.userId },
    ...(to === 'staff' && { bundle: bundleOf(booking, at) }),
    content: {
      type,
      ...contentOf(booking, at),
      ...(booking.reason && { reason: booking.reason }),
      ...(booking.reasonText && { reasonText: booking.reasonText }),
    },
  };
}

/** The notification for a booking whose status was taken back. */
function takenBackFrom(before: BookingStatus | undefined, status: BookingStatus) {
  if (before === undefined || before === 'pending' || !isLive(status)) return undefined;
  const type = before === 'approved' ? 'approvalWithdrawn' : 'bookingReopened';
  return { type, to: 'customer' } as const;
}

/** What every notification about a booking says. */
export const contentOf = (
  { id, number, userName, coldRoomName, startDate, endDate }: NotifiedBooking,
  at: string,
) => ({
  at,
  names: userName,
  bookingId: id,
  ...(number && { bookingNumber: number }),
  coldRoomName,
  startDate,
  endDate,
});

/**
 * The notification that a booking has other days or another room; undefined where it has the same. What customers
 * change within `limits.bundleMinutes` is bundled.
 */
export function notificationOfChange(
  before: Placement | undefined,
  booking: NotifiedBooking & Placement & { placedBy?: Actor | undefined },
  at: string,
): NewNotification | undefined {
  if (!before || samePlacement(before, booking)) return undefined;
  const { userId, placedBy } = booking;
  const content = { ...contentOf(booking, at), earlier: placementOf(before) };
  return placedBy === 'customer'
    ? {
        to: 'staff',
        bundle: `${bundleOpened(at)}-changed-${userId}`,
        content: { type: 'requestChanged', ...content },
      }
    : { to: { userId }, content: { type: 'bookingChanged', ...content } };
}

/** Notifications of a kind by one customer within so long are bundled, in milliseconds. */
const BUNDLE_MS = limits.bundleMinutes * 60 * 1000;

/** When the minutes of a bundle began, in milliseconds since 1970. */
const bundleOpened = (at: string): number => Math.floor(Date.parse(at) / BUNDLE_MS) * BUNDLE_MS;

/**
 * The id of the bundle that a customer's request or cancellation belongs to; undefined for the first
 * bookings of an hour, which are told apart. It is made of the event alone, so that an event which is
 * delivered again names the same bundle.
 */
function bundleOf(
  { userId, status, nthOfHour = 1 }: Pick<NotifiedBooking, 'userId' | 'status' | 'nthOfHour'>,
  at: string,
): string | undefined {
  if (nthOfHour <= limits.bookingsNotifiedSingly) return undefined;
  return `${bundleOpened(at)}-${status}-${userId}`;
}

/** The notification of a new message, for the staff. */
export const notificationOfMessage = (
  { id, kind, names }: Pick<Message, 'id' | 'kind' | 'names'>,
  at: string,
): NewNotification => ({
  to: 'staff',
  content: {
    type: kind === 'callback' ? 'callbackRequest' : 'contactMessage',
    at,
    names,
    messageId: id,
  },
});

/** What is told of a claim in a state, and to whom. */
const notificationOfState = {
  claimed: { type: 'paymentClaimed', to: 'staff' },
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
  const { userId, userName, bookingId, bookingNumber, coldRoomName, startDate, endDate } = claim;
  const { amount, state } = claim;
  if (before === state) return undefined;
  const { type, to } = notificationOfState[state];
  return {
    to: to === 'staff' ? to : { userId },
    content: {
      type,
      at,
      names: userName,
      bookingId,
      ...(bookingNumber && { bookingNumber }),
      coldRoomName,
      startDate,
      endDate,
      amount,
      ...(claim.reasonText && { reasonText: claim.reasonText }),
    },
  };
}
