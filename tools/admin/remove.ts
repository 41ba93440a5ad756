import { setTimeout as pause } from 'node:timers/promises';
import { settings } from '#functions/platform/settings.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { listNotifications } from '#functions/store/notifications/notifications.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { liveBookingsOf } from '#functions/usecases/removeAccount.ts';
import { removeAnyAccount } from '#functions/usecases/removeAnyAccount.ts';
import { Problem } from '#infra/build/problem.ts';
import type { Booking } from '#shared/booking.ts';

/** Whoever runs this command cancels as an admin does. */
const operator = { actor: 'admin', userId: 'operator', names: 'Operator' } as const;

/** How often, and how long apart, the outbox is asked whether it has sent the notification of a cancellation. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/**
 * Deletes an account, and returns the lines to print.
 * @throws Problem where it has live bookings that are not to be cancelled, or is the last admin's
 */
export async function remove(account: StoredAccount, cancelBookings: boolean): Promise<string[]> {
  const { email, userId, profileImage } = account;
  if (profileImage !== undefined && !process.env.BUCKET_NAME) {
    throw new Problem(`${email} has a picture: name the bucket of the pictures with BUCKET_NAME.`);
  }
  const cancelled = cancelBookings ? await cancelLive(userId) : [];
  const removal = await removeAnyAccount(account);
  if (removal.outcome === 'lastAdmin') {
    throw new Problem(`${email} is the last admin: make somebody else one first.`);
  }
  if (removal.outcome === 'live') throw new Problem(refusalOf(email, removal.bookings));
  if (removal.outcome === 'changed') {
    throw new Problem(`The account of ${email} has changed meanwhile: run the command again.`);
  }
  return [
    ...cancelled.map((booking) => `Cancelled: ${bookingLine(booking)}`),
    `The account of ${email} is deleted, and all its sessions have ended.`,
    'Bookings, their history, receipts and ratings stay, without a name.',
  ];
}

const refusalOf = (email: string, bookings: Booking[]): string =>
  [
    `${email} has ${bookings.length} bookings that hold days, so nothing was deleted:`,
    ...bookings.map(bookingLine),
    'Let them end, or cancel them with --cancel-bookings.',
  ].join('\n');

const bookingLine = ({ id, coldRoomName, startDate, endDate, status }: Booking): string =>
  `  ${coldRoomName}, ${startDate} to ${endDate}, ${status} (${id})`;

/** Cancels a customer's live bookings, and waits until the outbox has sent its notifications: they name the customer. */
async function cancelLive(userId: string): Promise<Booking[]> {
  const live = await liveBookingsOf(userId);
  for (const { id } of live) await moveBooking(id, 'cancelled', operator);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const withdrawn = new Set(await withdrawnOf(userId));
    if (live.every(({ id }) => withdrawn.has(id))) return live;
    await pause(PAUSE_MS);
  }
  throw new Problem(
    `The bookings are cancelled, but the outbox of ${settings.tableName()} has not told of it yet: run the command again once it has.`,
  );
}

/** The bookings of which a customer has a notification that an admin cancelled them. */
const withdrawnOf = async (userId: string): Promise<(string | undefined)[]> =>
  (await listNotifications(userId, {})).items
    .filter(({ type }) => type === 'bookingWithdrawn')
    .map(({ bookingId }) => bookingId);
