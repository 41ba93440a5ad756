import { needsConfirmation } from '#shared/emailOff.ts';
import type { MailTopic } from '#shared/mailTopics.ts';
import type { Profile } from '#shared/user.ts';
import type { BookingMailKind } from './bookingMails.ts';

/** What decides whether somebody is sent an e-mail. */
export type Recipient = Pick<Profile, 'emailConfirmedAt' | 'emailOff' | 'mailsOff'>;

/**
 * What an e-mail about a booking counts as, where people choose what they are sent. Who had `answers` off before there
 * were `changes` is sent these, because the words of `answers` never named them.
 */
export const topicOf: Record<BookingMailKind, MailTopic> = {
  requestReceived: 'requests',
  newRequest: 'newRequests',
  bookingApproved: 'answers',
  bookingRejected: 'answers',
  bookingCancelled: 'cancellations',
  bookingChanged: 'changes',
  requestChanged: 'newRequests',
  changeAsked: 'newRequests',
  changeDeclined: 'changes',
  bookingReopened: 'changes',
  approvalWithdrawn: 'changes',
  arrivalTomorrow: 'reminders',
  lastDayToday: 'reminders',
  requestWaiting: 'waitingRequests',
};

/** Whether somebody is sent e-mails of a kind: to a confirmed address that works, unless they do not want them. */
export const takesMail = (recipient: Recipient, kind: BookingMailKind): boolean =>
  !needsConfirmation(recipient) && !recipient.mailsOff?.includes(topicOf[kind]);
