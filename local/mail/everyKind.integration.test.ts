import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { handler as register } from '#functions/api/auth/register.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { requestMail, type MailCause } from '#functions/store/mails/mails.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import {
  admin,
  asCustomer,
  customerWith,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { acceptChange, askChange, declineChange } from '#functions/usecases/askChange.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { invite } from '#functions/usecases/invitations.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { handler as remind } from '#functions/workers/schedule/remind.ts';
import * as registration from '#shared/contract/register.ts';
import { MESSAGES } from './mailbox.ts';
import { useDelivery } from './testing/useDelivery.ts';

useTable({ stream: true });

const SITE = 'https://coldroom.rw';
const { mailbox, deliver, arrived } = useDelivery(SITE);
let boss: Awaited<ReturnType<typeof someCustomer>>;

beforeAll(async () => {
  boss = await customerWith({ role: 'admin' });
  await deliver();
});
afterEach(() => vi.useRealTimers());

/** An e-mail that must have arrived. */
interface Arrived {
  to: string;
  subject: string | RegExp;
  /** Parts of its text. */
  says: string[];
  /** The booking whose calendar file goes with it. @default - there is no file */
  event?: string;
}

/** A request for a room that nobody else asks for, from day `from` to day `to`. */
async function requested(from = 5, to = 6) {
  const [room, customer] = [
    await someRoom({ name: `Room ${randomUUID().slice(0, 8)}` }),
    await someCustomer(),
  ];
  const booking = await bookRoom(requestFor(room, from, to), customer);
  return { room, customer, booking, name: room.name };
}

/** The same, approved. */
async function approved(from = 5, to = 6) {
  const request = await requested(from, to);
  await moveBooking(request.booking.id, 'approved', admin);
  await deliver();
  return request;
}

/** Lets the schedule run twice at an hour of a day of Kigali, as the clock then shows. */
async function runSchedule(moment: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  const time = new Date(moment).toISOString();
  await Promise.all([remind({ time }), remind({ time })]);
  await remind({ time });
}
const atNine = (day: number): number => Date.parse(`${inDays(day)}T09:00:00+02:00`);
const HOUR = 60 * 60 * 1000;

/** Asks for other days of an approved booking. */
async function asked() {
  const request = await approved();
  const { startDate, endDate, totalPrice } = requestFor(request.room, 7, 8);
  const stay = { startDate, endDate, totalPrice };
  const { asked: change } = await askChange(request.booking.id, stay, asCustomer(request.customer));
  return { ...request, askedAt: change?.at ?? '', totalPrice };
}

/** What lets an e-mail of each kind be sent; the compiler asks for a new one. */
const kinds: Record<MailCause['kind'], () => Promise<Arrived>> = {
  emailConfirmation: async () => {
    const email = `${randomUUID()}@example.com`;
    const person = { firstName: 'Aline', lastName: 'Sample', phoneNumber: '+250788123456' };
    const json = { ...person, email, password: 'Sample-pass-word-4' };
    expect((await invokeWithJson(register, registration.register, json)).status).toBe(201);
    return {
      to: email,
      subject: /^\d{8} is your code to confirm your email address$/,
      says: ['Hello,', `${SITE}/confirm-email#`],
    };
  },
  passwordReset: async () => {
    const { email } = await someCustomer();
    await requestMail({ kind: 'passwordReset', to: email });
    const subject = /^\d{8} is your code for a new password$/;
    return { to: email, subject, says: [`${SITE}/reset-password#`] };
  },
  teamInvitation: async () => {
    const to = `${randomUUID()}@example.com`;
    await invite(to, 'operator', boss);
    const subject = 'You are invited to work at ColdRoom';
    return { to, subject, says: ['as an operator', `${SITE}/signup#email=`] };
  },
  emailChanged: async () => {
    const { email } = await someCustomer();
    await changeEmail(await getAccount(email), `${randomUUID()}@example.com`);
    const subject = 'The email address of your ColdRoom account was changed';
    return { to: email, subject, says: ['If it was not you', `${SITE}/contact`] };
  },
  requestReceived: async () => {
    const { customer, booking, name } = await requested();
    return {
      to: customer.email,
      subject: `We have your request for ${name}`,
      says: ['the days are held for you', String(booking.number), 'Without an answer by '],
    };
  },
  newRequest: async () => {
    const { name } = await requested();
    return {
      to: boss.email,
      subject: `New request for ${name} by Test Customer`,
      says: ['Please answer by ', `${SITE}/book/pending`],
    };
  },
  bookingApproved: async () => {
    const { customer, booking, name } = await approved();
    return {
      to: customer.email,
      subject: `Your booking of ${name} is approved`,
      says: [String(booking.number), `${SITE}/booking/arrival?booking=${booking.id}`],
      event: booking.id,
    };
  },
  bookingRejected: async () => {
    const { customer, booking, name } = await requested();
    const why = { reason: 'roomNotReady', reasonText: 'A compressor broke.' } as const;
    await moveBooking(booking.id, 'rejected', admin, undefined, why);
    return {
      to: customer.email,
      subject: `Your request for ${name} was rejected`,
      says: ['Reason: The room is not ready on these days: A compressor broke.'],
    };
  },
  bookingCancelled: async () => {
    const { customer, booking, name } = await approved();
    await moveBooking(booking.id, 'cancelled', admin, undefined, { reason: 'customerAsked' });
    return {
      to: customer.email,
      subject: `Your booking of ${name} is cancelled`,
      says: ['its days are free again', 'Reason: You asked for it'],
    };
  },
  bookingChanged: async () => {
    const { customer, booking, room, name, askedAt, totalPrice } = await asked();
    await acceptChange(booking.id, { askedAt, totalPrice }, admin);
    return {
      to: customer.email,
      subject: `Your booking of ${name} has changed`,
      says: ['This is what it is now.', `Before: ${room.name}, `],
      event: booking.id,
    };
  },
  requestChanged: async () => {
    const { customer, booking, room, name } = await requested();
    await changeBooking(booking.id, requestFor(room, 8, 9), asCustomer(customer));
    return {
      to: boss.email,
      subject: `Test Customer has changed the request for ${name}`,
      says: [`Before: ${room.name}, `, `${SITE}/book/pending`],
    };
  },
  changeAsked: async () => {
    const { name } = await asked();
    return {
      to: boss.email,
      subject: `Test Customer asks for other days at ${name}`,
      says: ['Asked for: ', `${SITE}/admin-dashboard`],
    };
  },
  changeDeclined: async () => {
    const { customer, booking, name, askedAt } = await asked();
    await declineChange(booking.id, { askedAt, reasonText: 'Those days are taken.' }, admin);
    return {
      to: customer.email,
      subject: `Your booking of ${name} stays as it is`,
      says: ['Asked for: ', 'Our answer: Those days are taken.'],
    };
  },
  bookingReopened: async () => {
    const { customer, booking, name } = await requested();
    await moveBooking(booking.id, 'rejected', admin, undefined, { reason: 'notReached' });
    await deliver();
    await reopenBooking(booking.id, 'rejected', admin);
    return {
      to: customer.email,
      subject: `Your booking of ${name} is open again`,
      says: ['Your request was opened again, and the days are held for you.'],
    };
  },
  approvalWithdrawn: async () => {
    const { customer, booking, name } = await approved();
    await reopenBooking(booking.id, 'approved', admin);
    return {
      to: customer.email,
      subject: `Your booking of ${name} waits for an answer again`,
      says: ['We have undone the approval of your booking.'],
    };
  },
  arrivalTomorrow: async () => {
    const { customer, booking, name } = await approved(5, 7);
    await runSchedule(atNine(4));
    return {
      to: customer.email,
      subject: `Tomorrow your stay at ${name} begins`,
      says: [`${SITE}/booking/arrival?booking=${booking.id}`],
    };
  },
  lastDayToday: async () => {
    const { customer, name } = await approved(5, 7);
    await runSchedule(atNine(7));
    return {
      to: customer.email,
      subject: `Today is your last day at ${name}`,
      says: ['Please take out what you store before the day ends.'],
    };
  },
  requestWaiting: async () => {
    const { booking, name } = await requested(20, 21);
    await deliver();
    await runSchedule(Date.parse(booking.date) + 25 * HOUR);
    return {
      to: boss.email,
      subject: `A request for ${name} waits for your answer`,
      says: ['Test Customer has waited for more than 24 hours', `${SITE}/book/pending`],
    };
  },
};

/** E-mails that everybody is sent: those with a code or a link to an account. */
const ESSENTIAL = ['emailConfirmation', 'passwordReset', 'teamInvitation', 'emailChanged'];

it.each(Object.entries(kinds))('%s arrives once, with its words', async (kind, happens) => {
  const { to, subject, says, event } = await happens();
  await deliver();
  const mails = arrived().filter(
    (mail) =>
      mail.to === to &&
      (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)),
  );
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} e-mails arrived`);
  for (const words of says) expect(mail.text).toContain(words);
  const html = String(mailbox.show(`${MESSAGES}/${mail.number}.html`)?.body);
  expect(html).toContain(`<title>${mail.subject}</title>`);
  const stop = mail.headers['List-Unsubscribe'];
  expect(stop !== undefined, 'can be stopped').toBe(!ESSENTIAL.includes(kind));
  const calendar = mailbox.show(`${MESSAGES}/${mail.number}.ics`)?.body;
  if (event === undefined) expect(calendar, 'a calendar file').toBeUndefined();
  else expect(String(calendar)).toContain(`UID:${event}@bookings.coldroom`);
});
