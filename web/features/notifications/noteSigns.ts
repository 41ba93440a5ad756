import type { NotificationType } from '#shared/notification.ts';
import type { BadgeTone } from '#web/ui/Badge.tsx';
import type { IconName } from '#web/ui/Icon.tsx';

/** The sign before a notification, and its colour: green for what is settled, red for what is off, amber for what waits. */
export const noteSigns: Record<NotificationType, [icon: IconName, tone: BadgeTone]> = {
  bookingRequested: ['calendar', 'waiting'],
  bookingCancelled: ['close', 'bad'],
  bookingWithdrawn: ['close', 'bad'],
  contactMessage: ['mail', 'waiting'],
  callbackRequest: ['mail', 'waiting'],
  bookingApproved: ['check', 'good'],
  bookingRejected: ['close', 'bad'],
  bookingExpired: ['close', 'neutral'],
  bookingCompleted: ['check', 'neutral'],
  bookingChanged: ['edit', 'info'],
  requestChanged: ['edit', 'waiting'],
  changeAsked: ['edit', 'waiting'],
  changeDeclined: ['close', 'neutral'],
  bookingReopened: ['refresh', 'info'],
  approvalWithdrawn: ['refresh', 'waiting'],
  paymentClaimed: ['card', 'waiting'],
  paymentConfirmed: ['card', 'good'],
  paymentDeclined: ['card', 'bad'],
  paymentRecorded: ['card', 'good'],
  refundRecorded: ['card', 'info'],
  entryReversed: ['card', 'bad'],
  checkedIn: ['home', 'info'],
  checkedOut: ['logout', 'neutral'],
};
