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

/** The address of the admins' inbox. */
export const INBOX = `${paths.messages.path}?show=inbox`;

const wordsOf: Record<NotificationType, (names: string, room: string) => Words> = {
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
  bookingApproved: (_, room) => ({
    text: `Your booking of ${room} is approved`,
    to: mine('approved'),
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
};

/** Whether there are words for a notification: a tab may be older than the server and its types. */
export const isKnown = ({ type }: Notification): boolean => Object.hasOwn(wordsOf, type);

/** What a notification says, and where it leads. */
export const noteWords = ({ type, names, coldRoomName }: Notification): Words =>
  wordsOf[type](names, coldRoomName ?? 'a cold room');
