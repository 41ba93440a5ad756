import { tokensFromAfter } from '#functions/domain/password.ts';
import { dropPicture } from '#functions/platform/pictures/picture.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writeRemoval } from '#functions/store/removal/writeRemoval.ts';
import type { Booking } from '#shared/booking.ts';
import { openMattersOf } from '#shared/openMatters.ts';
import { isLive } from '#shared/transitions.ts';
import { bookingsSoFar } from './bookingsSoFar.ts';

/** What became of a removal: why nothing was removed, or that all was. */
export type Removal =
  | { outcome: 'removed' }
  /** Bookings that hold days have to end first. */
  | { outcome: 'live'; bookings: Booking[] }
  /** Something is open of bookings that have ended: money, or goods in the room. */
  | { outcome: 'open'; bookings: Booking[] }
  /** It was booked for, or promoted, or its number or picture was changed meanwhile: to be tried again. */
  | { outcome: 'changed' };

/**
 * Deletes a customer's account. What else names its user, and what they have written to us, is forgotten by the outbox, as
 * `finishRemoval` says: once the account is gone, and not before, because a removal that is refused must destroy nothing.
 * @param leaveOpen whether it is deleted also where something is open, which nobody can be asked for then
 * @throws Refusal busy
 */
export async function removeAccount(account: StoredAccount, leaveOpen = false): Promise<Removal> {
  const { userId } = account;
  const { made, bookings } = await bookingsSoFar(userId);
  const hindrance = hindranceIn(bookings, leaveOpen);
  if (hindrance) return hindrance;
  const from = tokensFromAfter(Date.now() / 1000, account.tokensFrom);
  const removed = await untilUncontended(() => writeRemoval(account, from, made, bookings[0]?.id));
  if (!removed) return { outcome: 'changed' };
  await dropPicture(account.profileImage);
  return { outcome: 'removed' };
}

/** Which of a customer's bookings forbid to remove the account; undefined where none does. */
function hindranceIn(bookings: Booking[], leaveOpen: boolean): Removal | undefined {
  const live = bookings.filter(({ status }) => isLive(status));
  if (live.length > 0) return { outcome: 'live', bookings: live };
  const open = leaveOpen ? [] : bookings.filter(isOpen);
  return open.length > 0 ? { outcome: 'open', bookings: open } : undefined;
}

const isOpen = (booking: Booking): boolean => openMattersOf(booking).length > 0;

/** What forbids to remove an account, of which nothing is changed; undefined where nothing does. */
export const hindranceOf = async (
  userId: string,
  leaveOpen: boolean,
): Promise<Removal | undefined> => hindranceIn((await bookingsSoFar(userId)).bookings, leaveOpen);

/** The bookings of a customer of which something is open once the staff have cancelled those that hold days. */
export const openOnceCancelled = async (userId: string): Promise<Booking[]> =>
  (await bookingsSoFar(userId)).bookings
    .map((booking) =>
      isLive(booking.status) ? { ...booking, status: 'cancelled' as const } : booking,
    )
    .filter(isOpen);

/** The bookings of a customer that hold days. */
export const liveBookingsOf = async (userId: string): Promise<Booking[]> =>
  (await bookingsSoFar(userId)).bookings.filter(({ status }) => isLive(status));
