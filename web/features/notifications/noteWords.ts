import { arrivalPath } from '#shared/arrivalPath.ts';
import type { Notification, NotificationType } from '#shared/notification.ts';
import { paths } from '#web/lib/paths.ts';

interface Words {
  text: string;
  /** Where it is dealt with, or shown in full. */
  to: string;
}

const requests = `${paths.adminBookings.path}?show=pending`;
const everything = `${paths.adminBookings.path}?show=all`;
const mine = (status: string) => `${paths.bookingStatus.path}?show=${status}`;

/** Where a customer sees what is paid. */
const payments = `${paths.bookings.path}?show=approved`;

/** The address of the admins' inbox. */
export const INBOX = `${paths.messages.path}?show=inbox`;

/** Where an approved booking is gone on with. */
const approved = (bookingId: string | undefined) =>
  bookingId === undefined ? mine('approved') : arrivalPath(bookingId);

type WordsOf = (names: string, room: string, bookingId?: string) => Words;

const wordsOf: Record<NotificationType, WordsOf> = {
  bookingRequested: (names, room) => ({ text: `${names} asks for ${room}`, to: requests }),
  bookingCancelled: (names, room) => ({
    text: `The booking of ${room} by ${names} was cancelled`,
    to: everything,
  }),
  bookingWithdrawn: (_, room) => ({
    text: `Your booking of ${room} was cancelled`,
    to: mine('cancelled'),
  }),
  contactMessage: (names) => ({ text: `${names} sent a message`, to: INBOX }),
  callbackRequest: (names) => ({ text: `${names} asks for a callback`, to: INBOX }),
  bookingApproved: (_, room, bookingId) => ({
    text: `Your booking of ${room} is approved`,
    to: approved(bookingId),
  }),
  bookingRejected: (_, room) => ({
    text: `Your request for ${room} was rejected`,
    to: mine('rejected'),
  }),
  bookingExpired: (_, room) => ({
    text: `Your request for ${room} expired without an answer`,
    to: mine('expired'),
  }),
  bookingCompleted: (_, room) => ({
    text: `Your stay in ${room} has ended`,
    to: mine('completed'),
  }),
  paymentClaimed: (names, room) => ({
    text: `${names} says the rent of ${room} is paid`,
    to: everything,
  }),
  paymentConfirmed: (_, room) => ({
    text: `Your payment for ${room} has come`,
    to: payments,
  }),
  paymentDeclined: (_, room) => ({
    text: `We have not found your payment for ${room}`,
    to: payments,
  }),
  bookingChanged: (_, room) => ({
    text: `The days or the room of your booking have changed: now ${room}`,
    to: paths.bookings.path,
  }),
  requestChanged: (names, room) => ({
    text: `${names} has changed the request for ${room}`,
    to: requests,
  }),
  bookingReopened: (_, room) => ({
    text: `Your booking of ${room} is open again`,
    to: paths.bookings.path,
  }),
  approvalWithdrawn: (_, room) => ({
    text: `Your booking of ${room} waits for an answer again`,
    to: mine('pending'),
  }),
};

/** Words for several requests or cancellations of one customer, which are told together. */
const bundleWordsOf: Partial<Record<NotificationType, (names: string, count: number) => Words>> = {
  bookingRequested: (names, count) => ({
    text: `${count} requests of ${names} within ten minutes`,
    to: requests,
  }),
  bookingCancelled: (names, count) => ({
    text: `${count} bookings of ${names} were cancelled within ten minutes`,
    to: everything,
  }),
  requestChanged: (names, count) => ({
    text: `${names} has changed requests ${count} times within ten minutes`,
    to: requests,
  }),
};

/** Whether a notification stands for several, the last of which it names. */
export const isBundle = ({ count = 1 }: Pick<Notification, 'count'>): boolean => count > 1;

/** Whether there are words for a notification: a tab may be older than the server and its types. */
export const isKnown = ({ type }: Notification): boolean => Object.hasOwn(wordsOf, type);

/** What a notification says, and where it leads. */
export function noteWords(note: Notification): Words {
  const { type, names, bookingId, coldRoomName, count = 1 } = note;
  const bundled = isBundle({ count }) ? bundleWordsOf[type]?.(names, count) : undefined;
  return bundled ?? wordsOf[type](names, coldRoomName ?? 'a cold room', bookingId);
}
