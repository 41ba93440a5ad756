import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { namesOf, type Person } from '#shared/user.ts';
import { changeMoment } from './changeMoment.ts';

/**
 * Refuses to join somebody's history to an account that is not theirs, as far as can be told: the history is of a
 * caller, who has no account, and the account has the same telephone number.
 * @throws Refusal notACaller, noAccount, otherNumber
 */
export function checkJoin(caller: Person, account: Person): void {
  if (caller.email !== undefined) throw new Refusal('notACaller');
  if (account.email === undefined) throw new Refusal('noAccount');
  if (caller.phoneNumber !== account.phoneNumber) throw new Refusal('otherNumber');
}

/** A booking that another person gets, to be written if it still is as it was read. */
export interface Handover {
  booking: Booking;
  to: Pick<Booking, 'userId' | 'userName'>;
  /** The entry of the booking's history. */
  change: BookingChange;
  /** Who of the staff hands it over. */
  actorId: string;
}

/**
 * Gives a booking of a caller to their account.
 * @param now milliseconds since 1970
 */
export function decideHandover(
  booking: Booking,
  account: Person,
  admin: { userId: string; names: string },
  now: number,
): Handover {
  return {
    booking,
    to: { userId: account.userId, userName: namesOf(account) },
    change: {
      at: changeMoment(booking, now),
      by: 'admin',
      name: admin.names,
      from: booking.status,
      to: booking.status,
      joined: booking.userName,
    },
    actorId: admin.userId,
  };
}
