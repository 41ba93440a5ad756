import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '#functions/platform/settings.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { listNotifications } from '#functions/store/notifications/notifications.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { liveBookingsOf, openOnceCancelled } from '#functions/usecases/removeAccount.ts';
import { removeAnyAccount } from '#functions/usecases/removeAnyAccount.ts';
import { Problem } from '#infra/build/problem.ts';
import type { Booking } from '#shared/booking.ts';
import type { Notification } from '#shared/notification.ts';
import { openMattersOf, type OpenMatter } from '#shared/openMatters.ts';

/** Whoever runs this command cancels as an admin does. */
const operator = { actor: 'admin', userId: 'operator', names: 'Operator' } as const;

/** How often, and how long apart, the outbox is asked whether it has sent the notification of a cancellation. */
const TRIES = 30;
const PAUSE_MS = 1_000;

const SECOND_MS = 1_000;

/** What an account is deleted in spite of. */
export interface InSpite {
  /** Bookings that hold days: they are cancelled. */
  cancelBookings: boolean;
  /** What is open between its customer and the house: money, or goods in a room. */
  leaveOpen: boolean;
}

/**
 * Deletes an account, and returns the lines to print.
 * @param pause what is waited for between two looks at what the outbox has told
 * @throws Problem where it has live bookings that are not to be cancelled, or something open that is not to be left, or
 * is the last admin's
 */
export async function remove(
  account: StoredAccount,
  { cancelBookings, leaveOpen }: InSpite,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<string[]> {
  const { email, userId, profileImage } = account;
  if (profileImage !== undefined && !process.env.BUCKET_NAME) {
    throw new Problem(`${email} has a picture: name the bucket of the pictures with BUCKET_NAME.`);
  }
  // Asked before anything is cancelled, because a cancellation may leave a refund open.
  const open = await openOnceCancelled(userId);
  if (cancelBookings && !leaveOpen && open.length > 0)
    throw new Problem(openRefusalOf(email, open));
  const cancelled = cancelBookings ? await cancelLive(userId, pause) : [];
  const removal = await removeAnyAccount(account, leaveOpen);
  if (removal.outcome === 'lastAdmin') {
    throw new Problem(`${email} is the last admin: make somebody else one first.`);
  }
  if (removal.outcome === 'live') throw new Problem(refusalOf(email, removal.bookings));
  if (removal.outcome === 'open') throw new Problem(openRefusalOf(email, removal.bookings));
  if (removal.outcome === 'changed') {
    throw new Problem(`The account of ${email} has changed meanwhile: run the command again.`);
  }
  return [
    ...cancelled.map((booking) => `Cancelled: ${bookingLine(booking)}`),
    ...open.map((booking) => `Left open: ${openLine(booking).trimStart()}`),
    `The account of ${email} is deleted, and all its sessions have ended.`,
    'Bookings, their history, receipts and ratings stay, without a name once the outbox has taken it out, in seconds.',
  ];
}

const refusalOf = (email: string, bookings: Booking[]): string =>
  [
    `${email} has ${bookings.length} bookings that hold days, so nothing was deleted:`,
    ...bookings.map(bookingLine),
    'Let them end, or cancel them with --cancel-bookings.',
  ].join('\n');

const openRefusalOf = (email: string, bookings: Booking[]): string =>
  [
    `${email} would leave ${bookings.length} bookings open, so nothing was deleted:`,
    ...bookings.map(openLine),
    'Settle them on the site, or delete the account nevertheless with --leave-open: nobody can be asked for them then.',
  ].join('\n');

const openLine = (booking: Booking): string =>
  `${bookingLine(booking)}: ${openMattersOf(booking).map(openWords).join(', ')}`;

const openWords = ({ kind, amount }: OpenMatter): string =>
  ({
    claim: 'a claimed payment to answer',
    toPay: `${amount.toLocaleString('en')} Rwf to pay`,
    toRefund: `${amount.toLocaleString('en')} Rwf to refund`,
    checkedIn: 'goods in the room',
  })[kind];

const bookingLine = ({ id, coldRoomName, startDate, endDate, status }: Booking): string =>
  `  ${coldRoomName}, ${startDate} to ${endDate}, ${status} (${id})`;

/** Cancels a customer's live bookings, and waits until the outbox has sent its notifications: they name the customer. */
async function cancelLive(userId: string, pause: () => Promise<unknown>): Promise<Booking[]> {
  const live = await liveBookingsOf(userId);
  for (const { id } of live) await moveBooking(id, 'cancelled', operator);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { items } = await listNotifications(userId, {});
    if (live.every((booking) => items.some((note) => tellsWithdrawal(booking, note)))) return live;
    await pause();
  }
  throw new Problem(
    `The bookings are cancelled, but the outbox of ${settings.tableName()} has not told of it yet: run the command again once it has.`,
  );
}

/**
 * Whether a notification tells that an admin has cancelled a live booking: not earlier than the booking became what it
 * was then, because it may have been cancelled before and reopened. That moment is compared, and not the one of this
 * cancellation, because the clock of this machine may be ahead of that of the table. The stream says its own to the second.
 */
const tellsWithdrawal = (
  { id, date, changedAt = date }: Booking,
  { type, bookingId, at }: Notification,
): boolean =>
  type === 'bookingWithdrawn' &&
  bookingId === id &&
  Date.parse(at) > Date.parse(changedAt) - SECOND_MS;
