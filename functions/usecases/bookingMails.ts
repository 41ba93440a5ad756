import { bookingMail, type BookingMailKind } from '#functions/domain/mails/bookingMails.ts';
import type { MailContent } from '#functions/domain/mails/letter.ts';
import { takesMail, topicOf } from '#functions/domain/mails/recipient.ts';
import type { AttemptLimit } from '#functions/platform/auth/attempts.ts';
import { mailLimits, requestMailLimits, staffMailLimits } from '#functions/platform/auth/limits.ts';
import { unsubscribeLink } from '#functions/platform/auth/unsubscribing.ts';
import { settings } from '#functions/platform/settings.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { findListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import type { BookingMailCause, StoredMail } from '#functions/store/mails/mails.ts';
import { topicsOf } from '#shared/mailTopics.ts';
import { routes } from '#shared/routes.ts';
import { UNSUBSCRIBE_PATH, unsubscribeQuery } from '#shared/unsubscribePath.ts';
import { countMail, type Countable } from './mailCaps.ts';

/** An e-mail with its words and its address. */
export type ComposedMail = MailContent &
  Countable & {
    to: string;
    /** The address that stops e-mails like this one, called by programs for e-mail; undefined for what all are sent. */
    unsubscribe?: string;
  };

/** A new account is listed within seconds. One that is not listed after this time was deleted. */
const LISTED_WITHIN_MS = 10 * 60 * 1000;

/** Writes an e-mail from what is stored when it is called; undefined where there is nothing to say. */
export type MailWriter = () => Promise<ComposedMail | undefined>;

type BookingMail = BookingMailCause & Pick<StoredMail, 'createdAt'>;

/** To whom an e-mail goes. */
interface Recipient {
  email: string;
  firstName: string;
}

/**
 * What writes an e-mail about a booking; undefined where its recipient has not confirmed the address, or does not
 * want it.
 * @throws Error where the recipient's address is not listed yet
 */
export async function bookingMailWriter(mail: BookingMail): Promise<MailWriter | undefined> {
  const recipient = await findRecipient(mail);
  return recipient && (() => writeMail(mail, recipient));
}

async function findRecipient({ kind, userId, createdAt }: BookingMail) {
  const person = await findListedCustomer(userId);
  if (!person) {
    if (Date.now() - Date.parse(createdAt) > LISTED_WITHIN_MS) return undefined;
    throw new Error('the recipient of this e-mail is not listed yet');
  }
  const { email, firstName } = person;
  if (email === undefined) return undefined;
  const account = await findAccount(email);
  if (account?.userId !== userId || !takesMail(account, kind)) return undefined;
  return { email, firstName };
}

/** Undefined where the booking has moved on, or the e-mail is beyond a limit. */
async function writeMail(
  { kind, userId, bookingId, earlier }: BookingMail,
  { email, firstName }: Recipient,
): Promise<ComposedMail | undefined> {
  const booking = await findBooking(bookingId);
  if (!booking) return undefined;
  const site = settings.linkedSite();
  const query = unsubscribeQuery(await unsubscribeLink(userId, topicOf[kind]));
  const stop = `${site}${UNSUBSCRIBE_PATH}#${query}`;
  const content = bookingMail(kind, { booking, earlier, firstName, site, stop, now: Date.now() });
  if (!content) return undefined;
  const counted = limitsOf(kind, userId, booking.userId);
  if (!(await countMail(kind, counted))) return undefined;
  const { path } = routes['mails.unsubscribe'];
  return { ...content, to: email, unsubscribe: `${site}/backend${path}?${query}`, counted };
}

/**
 * The limits of an e-mail. One to the staff is limited by the customer of the booking, so that none of them keeps from the
 * staff what others ask for; not the reminder of a request that waits, which is asked for once, however much its customer does.
 */
function limitsOf(kind: BookingMailKind, userId: string, customerId: string): AttemptLimit[] {
  const topic = topicOf[kind];
  if (topicsOf('user').includes(topic)) return mailLimits(userId);
  const ofAll = staffMailLimits(userId, topic);
  return kind === 'requestWaiting' ? ofAll : [...requestMailLimits(userId, customerId), ...ofAll];
}
