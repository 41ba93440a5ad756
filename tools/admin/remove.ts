import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { liveBookingsOf, openOnceCancelled } from '#functions/usecases/removeAccount.ts';
import { removeAnyAccount } from '#functions/usecases/removeAnyAccount.ts';
import { isLastAdmin } from '#functions/usecases/setRole.ts';
import { Problem } from '#infra/build/problem.ts';
import type { Booking } from '#shared/booking.ts';
import { openMattersOf, type OpenMatter } from '#shared/openMatters.ts';
import { bookingLine, cancelledLines, cancelLive, requireCancellable } from './cancelLive.ts';

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
 * @throws Problem where it has live bookings that are not to be cancelled, or cannot be, or something open that is not to
 * be left, or is the last admin's
 */
export async function remove(
  account: StoredAccount,
  { cancelBookings, leaveOpen }: InSpite,
  pause?: () => Promise<unknown>,
): Promise<string[]> {
  const { email, userId, profileImage } = account;
  if (profileImage !== undefined && !process.env.BUCKET_NAME) {
    throw new Problem(`${email} has a picture: name the bucket of the pictures with BUCKET_NAME.`);
  }
  // Asked before anything is cancelled, as is all that follows.
  if (await isLastAdmin(account)) throw new Problem(lastAdminOf(email));
  const live = cancelBookings ? await liveBookingsOf(userId) : [];
  requireCancellable(live);
  // Also what would be open then, because a cancellation may leave a refund open.
  const open = await openOnceCancelled(userId);
  if (cancelBookings && !leaveOpen && open.length > 0)
    throw new Problem(openRefusalOf(email, open));
  if (live.length > 0) await cancelLive(userId, live, pause);
  const hindrance = hindranceOf(email, await removeAnyAccount(account, leaveOpen));
  if (hindrance !== undefined) throw new Problem([...cancelledLines(live), hindrance].join('\n'));
  return [
    ...cancelledLines(live),
    ...open.map((booking) => `Left open: ${openLine(booking).trimStart()}`),
    `The account of ${email} is deleted, and all its sessions have ended.`,
    'Bookings, their history, receipts and ratings stay, without a name once the outbox has taken it out, in seconds.',
  ];
}

/** Why an account was not deleted; undefined where it was. */
function hindranceOf(
  email: string,
  removal: Awaited<ReturnType<typeof removeAnyAccount>>,
): string | undefined {
  switch (removal.outcome) {
    case 'removed':
      return undefined;
    case 'lastAdmin':
      return lastAdminOf(email);
    case 'live':
      return refusalOf(email, removal.bookings);
    case 'open':
      return openRefusalOf(email, removal.bookings);
    case 'changed':
      return `The account of ${email} has changed meanwhile: run the command again.`;
  }
}

const lastAdminOf = (email: string): string =>
  `${email} is the last admin: make somebody else one first.`;

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
