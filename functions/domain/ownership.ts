import { Refusal } from '#functions/errors.ts';

/** Whose booking may be used: one user's, or anybody's, which is for the staff and the schedule. */
export type Owner = { userId: string } | 'anybody';

/**
 * The booking that was found, if it may be used.
 * @throws Refusal bookingNotFound where there is none, or it is another user's: the caller does not
 * learn which
 */
export function requireOwn<B extends { userId: string }>(booking: B | undefined, owner: Owner): B {
  if (!booking) throw new Refusal('bookingNotFound');
  if (owner !== 'anybody' && booking.userId !== owner.userId) throw new Refusal('bookingNotFound');
  return booking;
}
