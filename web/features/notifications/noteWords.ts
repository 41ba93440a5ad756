import { limits } from '#shared/limits.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import type { Notification, NotificationType } from '#shared/notification.ts';
import { numberWord } from '#shared/numberWords.ts';
import { formatRwf } from '#web/lib/format.ts';
import { myBookingPath, paths, staffBookingPath } from '#web/lib/paths.ts';

interface Words {
  text: string;
  /** Where it is dealt with, or shown in full. */
  to: string;
}

/** The address of the inbox of the staff. */
const INBOX = `${paths.messages.path}?show=inbox`;

/** Leads to a booking; to its list where the notification names none, or stands for several. */
type Lead = (bookingId: string | undefined) => string;

const staffIn =
  (show: string): Lead =>
  (id) =>
    staffBookingPath(show, id);
const mineIn =
  (show: string): Lead =>
  (id) =>
    myBookingPath(show, id);
const toArrival: Lead = (id) => (id === undefined ? myBookingPath('approved') : arrivalPath(id));
const toInbox: Lead = () => INBOX;

/**
 * A sentence in parts: what names the room stands apart, so that it can be left out to the eye where a heading says it. It
 * stays within the first part where the words around it say nothing without it.
 */
type NoteSentence = readonly [before: string, room?: string, after?: string];

/** @param amount in words, with its currency */
type SentenceOf = (names: string, room: string, amount: string) => NoteSentence;

const wordsOf: Record<NotificationType, [sentenceOf: SentenceOf, lead: Lead]> = {
  bookingRequested: [(names, room) => [`${names} asks for ${room}`], staffIn('pending')],
  bookingCancelled: [
    (names, room) => ['The booking ', `of ${room}`, ` by ${names} was cancelled`],
    staffIn('cancelled'),
  ],
  bookingWithdrawn: [
    (_, room) => ['Your booking ', `of ${room}`, ' was cancelled'],
    mineIn('cancelled'),
  ],
  contactMessage: [(names) => [`${names} sent a message`], toInbox],
  callbackRequest: [(names) => [`${names} asks for a callback`], toInbox],
  bookingApproved: [(_, room) => ['Your booking ', `of ${room}`, ' is approved'], toArrival],
  bookingRejected: [
    (_, room) => ['Your request ', `for ${room}`, ' was rejected'],
    mineIn('rejected'),
  ],
  bookingExpired: [
    (_, room) => ['Your request ', `for ${room}`, ' expired without an answer'],
    mineIn('cancelled'),
  ],
  bookingCompleted: [(_, room) => ['Your stay ', `in ${room}`, ' has ended'], mineIn('approved')],
  paymentClaimed: [
    (names, room, amount) => [`${names} says they have paid ${amount} `, `for ${room}`],
    staffIn('approved'),
  ],
  paymentConfirmed: [
    (_, room) => ['We have received your payment ', `for ${room}`],
    mineIn('approved'),
  ],
  paymentDeclined: [
    (_, room) => ['We have not found your payment ', `for ${room}`],
    mineIn('approved'),
  ],
  bookingChanged: [
    (_, room) => ['The days or the room of your booking have changed', `: now ${room}`],
    mineIn('approved'),
  ],
  requestChanged: [
    (names, room) => [`${names} has changed the request `, `for ${room}`],
    staffIn('pending'),
  ],
  changeAsked: [
    (names, room) => [`${names} asks for other days `, `in ${room}`],
    staffIn('approved'),
  ],
  changeDeclined: [
    (_, room) => ['Your booking ', `of ${room}`, ' stays as it is: other days were declined'],
    mineIn('approved'),
  ],
  checkedIn: [(_, room) => ['You are checked in ', `at ${room}`], mineIn('approved')],
  checkedOut: [(_, room) => ['You are checked out ', `of ${room}`], mineIn('approved')],
  paymentRecorded: [
    (_, room, amount) => [`Payment of ${amount} recorded `, `for ${room}`],
    mineIn('approved'),
  ],
  refundRecorded: [
    (_, room, amount) => [`Refund of ${amount} recorded `, `for ${room}`],
    mineIn('approved'),
  ],
  entryReversed: [
    (_, room, amount) => [
      `An entry of ${amount} `,
      `for ${room}`,
      ' was a mistake and has been reversed',
    ],
    mineIn('approved'),
  ],
  bookingReopened: [
    (_, room) => ['Your booking ', `of ${room}`, ' is open again'],
    mineIn('approved'),
  ],
  approvalWithdrawn: [
    (_, room) => ['Your booking ', `of ${room}`, ' waits for an answer again'],
    mineIn('pending'),
  ],
};

const within = `within ${numberWord(limits.bundleMinutes)} minutes`;

/** Words for several requests or cancellations of one customer, which are told together. */
const bundleWordsOf: Partial<Record<NotificationType, (names: string, count: number) => string>> = {
  bookingRequested: (names, count) => `${count} requests of ${names} ${within}`,
  bookingCancelled: (names, count) => `${count} bookings of ${names} were cancelled ${within}`,
  requestChanged: (names, count) => `${names} has changed requests ${count} times ${within}`,
};

/** Whether a notification stands for several, the last of which it names. */
export const isBundle = ({ count = 1 }: Pick<Notification, 'count'>): boolean => count > 1;

/** Whether there are words for a notification: a tab may be older than the server and its types. */
export const isKnown = ({ type }: Notification): boolean => Object.hasOwn(wordsOf, type);

/** What a notification says, in parts. */
export function noteSentence(note: Notification): NoteSentence {
  const { type, names, coldRoomName, count = 1 } = note;
  const [sentenceOf] = wordsOf[type];
  const bundled = isBundle({ count }) ? bundleWordsOf[type]?.(names, count) : undefined;
  return bundled === undefined
    ? sentenceOf(names, coldRoomName ?? 'a cold room', formatRwf(note.amount ?? 0))
    : [bundled];
}

/** What a notification says, and where it leads: to its booking, or to the list of the bookings that it stands for. */
export function noteWords(note: Notification): Words {
  const { type, bookingId } = note;
  const [, lead] = wordsOf[type];
  const isOfSeveral = isBundle(note) && bundleWordsOf[type] !== undefined;
  return { text: noteSentence(note).join(''), to: lead(isOfSeveral ? undefined : bookingId) };
}
