import * as z from 'zod/mini';
import { placementSchema } from './booking.ts';
import { whySchema } from './reasonFields.ts';
import type { BookingStatus } from './transitions.ts';

/**
 * Types of notifications. `bookingWithdrawn` is for a customer whose booking the staff have cancelled;
 * `bookingChanged` for one whose days or room the staff have changed, `requestChanged` for the staff where
 * the customer has; `changeAsked` for the staff where the customer of an approved booking asks for other days.
 */
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
  'bookingChanged',
  'requestChanged',
  'changeAsked',
  'changeDeclined',
  'bookingReopened',
  'approvalWithdrawn',
  'paymentClaimed',
  'paymentConfirmed',
  'paymentDeclined',
  'paymentRecorded',
  'refundRecorded',
  'entryReversed',
  'checkedIn',
  'checkedOut',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A notification as the API answers it; `at` is when the change happened. */
export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  at: z.string(),
  read: z.boolean(),
  /** The names of the customer or the sender. */
  names: z.string(),
  bookingId: z.optional(z.string()),
  /** What is said on the telephone; absent of a booking that was made before there were numbers. */
  bookingNumber: z.optional(z.string()),
  coldRoomName: z.optional(z.string()),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  messageId: z.optional(z.string()),
  /** What its days and room were before they were changed. */
  earlier: z.optional(placementSchema),
  /** What a payment is, or is said to be, in whole Rwf. */
  amount: z.optional(z.number()),
  /** Why the booking was rejected or cancelled, or a claim or a change request declined. */
  ...whySchema.shape,
  /** How many requests or cancellations of one customer it stands for, the last of which it names. */
  count: z.optional(z.number()),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The messages over a socket. */
export type SocketEvent =
  /** The number of unread notifications; 100 stands for 100 or more. */
  | { event: 'newNotification'; count: number }
  /** To the staff: the rooms of which bookings, closed days or what is shown of the room itself have changed. */
  | { event: 'bookingsChanged'; rooms: string[] };

/** The notification of a booking's new status: its type, and who gets it. */
export const notificationOfStatus: Record<
  BookingStatus,
  { type: NotificationType; to: 'staff' | 'customer' }
> = {
  pending: { type: 'bookingRequested', to: 'staff' },
  cancelled: { type: 'bookingCancelled', to: 'staff' },
  approved: { type: 'bookingApproved', to: 'customer' },
  rejected: { type: 'bookingRejected', to: 'customer' },
  expired: { type: 'bookingExpired', to: 'customer' },
  completed: { type: 'bookingCompleted', to: 'customer' },
};
