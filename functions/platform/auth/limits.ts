import { settings } from '#functions/platform/settings.ts';
import type { MailTopic } from '#shared/mailTopics.ts';
import type { AttemptLimit } from './attempts.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * The limits of failed logins: low for an account from one address, higher for an account or an address
 * alone, so that strangers who share a mobile operator's address do not lock each other out.
 * @param since when the account's password was replaced (seconds since 1970): its failures from before
 * count no longer
 */
export const loginLimits = (email: string, address: string, since = 0): AttemptLimit[] => [
  {
    scope: 'login',
    who: `${email} ${address}`,
    max: settings.loginsPerPair(),
    seconds: QUARTER_HOUR,
    since,
  },
  {
    scope: 'loginAccount',
    who: email,
    max: settings.loginsPerAccount(),
    seconds: QUARTER_HOUR,
    since,
  },
  { scope: 'loginAddress', who: address, max: settings.loginsPerAddress(), seconds: QUARTER_HOUR },
];

/** Registrations from an address beyond which each needs a proof of work. */
export const registerLimit = (address: string): AttemptLimit => ({
  scope: 'register',
  who: address,
  max: settings.registrationsPerAddress(),
  seconds: HOUR,
});

/** The limit of messages of the contact forms. */
export const contactLimits = (address: string): AttemptLimit[] => [
  { scope: 'contact', who: address, max: settings.messagesPerAddress(), seconds: HOUR },
];

/** The limits of e-mails with a code for a new password, the same whether the address has an account or not. */
export const forgotLimits = (email: string, address: string): AttemptLimit[] => [
  { scope: 'forgotAccount', who: email, max: settings.resetsPerAccount(), seconds: HOUR },
  { scope: 'forgotAddress', who: address, max: settings.resetsPerAddress(), seconds: HOUR },
];

/** The limit of wrong codes from an address; each code has its own limit beside it. */
export const resetLimits = (address: string): AttemptLimit[] => [
  { scope: 'reset', who: address, max: settings.resetsPerAddress(), seconds: HOUR },
];

/** The limit of e-mails with a code that confirms the address of an account. */
export const confirmationCodeLimits = (userId: string): AttemptLimit[] => [
  { scope: 'confirmationCode', who: userId, max: settings.resetsPerAccount(), seconds: HOUR },
];

/**
 * The limits of e-mails with a code that confirms an address, whichever accounts have it one after the other, because it may
 * be the address of somebody who has registered none of them.
 */
export const confirmationMailLimits = (email: string): AttemptLimit[] => [
  { scope: 'confirmationMail', who: email, max: settings.resetsPerAccount(), seconds: HOUR },
  { scope: 'confirmationMailDay', who: email, max: 3 * settings.resetsPerAccount(), seconds: DAY },
];

/** The limit of changes of an account's e-mail address, each of which sends a code. */
export const emailChangeLimits = (userId: string): AttemptLimit[] => [
  { scope: 'emailChange', who: userId, max: settings.resetsPerAccount(), seconds: HOUR },
];

/** The limit of wrong codes for addresses from a network address; each code has its own limit beside it. */
export const confirmationLimits = (address: string): AttemptLimit[] => [
  { scope: 'confirmation', who: address, max: settings.resetsPerAddress(), seconds: HOUR },
];

/** The limit of wrong addresses of calendars that are tried from a network address. */
export const calendarLimits = (address: string): AttemptLimit[] => [
  { scope: 'calendar', who: address, max: settings.calendarsPerAddress(), seconds: HOUR },
];

/** The limit of e-mails about their own bookings to one person. */
export const mailLimits = (userId: string): AttemptLimit[] => [
  { scope: 'mail', who: userId, max: settings.mailsPerPerson(), seconds: DAY },
];

/** The limit of e-mails about the requests of one customer to one of the staff. */
export const requestMailLimits = (staffId: string, customerId: string): AttemptLimit[] => [
  {
    scope: 'requestMail',
    who: `${staffId} ${customerId}`,
    max: settings.requestMailsPerCustomer(),
    seconds: DAY,
  },
];

/**
 * The limit of e-mails about requests to one of the staff. It is far above a busy day, since it is there for a mailbox that
 * many accounts flood. Each topic has its own, so that a flood of requests does not stop what reminds of one that waits.
 */
export const staffMailLimits = (staffId: string, topic: MailTopic): AttemptLimit[] => [
  {
    scope: 'staffMail',
    who: `${staffId} ${topic}`,
    max: settings.mailsPerStaffMember(),
    seconds: DAY,
  },
];
