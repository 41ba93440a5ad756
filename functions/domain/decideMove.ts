import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { cancellationFee, isCustomersWish } from '#shared/cancellation.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import { reasonsFor, type Reason, type Why } from '#shared/reasons.ts';
import { dueStatus } from '#shared/schedule.ts';
import { dayAllows, isLive, mayMove, type Actor, type BookingStatus } from '#shared/transitions.ts';
import { changeMoment } from './changeMoment.ts';
import { requireNotIn } from './decidePresence.ts';
import type { Owner } from './ownership.ts';
import { checkSeen, type Seen } from './placeStay.ts';

/** Who moves a booking: a person by role, or the schedule. */
export interface Mover {
  actor: Actor;
  userId: string;
  names: string;
}

/** Who moves the bookings whose time has come. */
export const schedule: Mover = { actor: 'schedule', userId: 'schedule', names: 'Schedule' };

/** A booking's change of status, to be written if the booking still is as it was read. */
export interface Move {
  booking: Booking;
  to: BookingStatus;
  /** The entry of the booking's history. */
  change: BookingChange;
  mover: Mover;
  /** Why, as far as it was said. */
  why: Why;
  /** What its customer owes for it, in whole Rwf; undefined where that is nothing. */
  fee: number | undefined;
  /** The first day that is free again; undefined where the booking keeps its days. */
  freeFrom: Day | undefined;
}

/**
 * What is said with a move: why, and the cancellation fee, the room and the days that were read, which are not compared
 * where they are left out.
 */
export interface MoveDetails extends Why, Seen {
  fee?: number | undefined;
  /** Whether a cancellation of somebody else's booking needs a reason, and a rejection without one says so. */
  isAsked?: boolean;
}

/** Whose bookings somebody may move: a customer their own, others anybody's. */
export const movableBy = ({ actor, userId }: Mover): Owner =>
  actor === 'customer' ? { userId } : 'anybody';

/**
 * Decides whether a booking may move to another status now. The schedule moves only what is due,
 * because the list from which it took the booking may be stale.
 * @param now milliseconds since 1970
 * @returns the move; undefined where the booking has that status already
 * @param said the reason that was given, if any, and what was read
 * @throws Refusal transitionRefused, staleBooking, transitionTooLate, stillIn, wrongReason, reasonNeeded, feeChanged
 */
export function decideMove(
  booking: Booking,
  to: BookingStatus,
  mover: Mover,
  now: number,
  { fee: read, isAsked, seen, ...why }: MoveDetails = {},
): Move | undefined {
  const from = booking.status;
  if (from === to) return undefined;
  const today = todayInKigali(now);
  if (!mayMove(from, to, mover.actor)) throw new Refusal('transitionRefused', { from, to });
  if (mover.actor === 'schedule' && dueStatus(booking, now) !== to) {
    throw new Refusal('transitionRefused', { from, to });
  }
  checkSeen(booking, { seen });
  if (!dayAllows(to, mover.actor, booking, today)) {
    throw new Refusal('transitionTooLate', { from, to, by: mover.actor });
  }
  if (to === 'cancelled') requireNotIn(booking);
  const said = isAsked && to === 'rejected' ? givenOrNot(why) : given(why);
  const isOwn = to === 'cancelled' && booking.userId === mover.userId;
  const giver = giverOf(booking, to, mover);
  if (!mayGive(given(why), reasonsFor(to, giver))) throw new Refusal('wrongReason', { to });
  if (isAsked && !isOwn && to === 'cancelled' && !said.reason) throw new Refusal('reasonNeeded');
  const fee = feeOfMove(booking, to, mover, said.reason, today);
  if (read !== undefined && read !== fee) throw new Refusal('feeChanged', { fee });
  const at = changeMoment(booking, now);
  return {
    booking,
    to,
    mover,
    why: said,
    fee: fee || undefined,
    change: { at, by: mover.actor, name: mover.names, from, to, ...said },
    freeFrom: isLive(to) ? undefined : today,
  };
}

/** As whom a booking is moved: whoever gives up one of their own does so as its customer, the staff too. */
const giverOf = (
  { userId }: Pick<Booking, 'userId'>,
  to: BookingStatus,
  mover: Pick<Mover, 'actor' | 'userId'>,
): Actor => (to === 'cancelled' && userId === mover.userId ? 'customer' : mover.actor);

/**
 * What the customer of a booking owes for its move, in whole Rwf.
 * @param booking as it is before the move
 */
export function feeOfMove(
  booking: Booking,
  to: BookingStatus,
  mover: Pick<Mover, 'actor' | 'userId'>,
  reason: Reason | undefined,
  today: Day,
): number {
  const isCharged = to === 'cancelled' && isCustomersWish(giverOf(booking, to, mover), reason);
  return isCharged ? cancellationFee(booking, today) : 0;
}

/** The fields of a reason that say something. */
const given = ({ reason, reasonText }: Why): Why => ({
  ...(reason && { reason }),
  ...(reasonText && { reasonText }),
});

/** The specified call of a rejection has no reason. The customer then reads just that, instead of nothing. */
const givenOrNot = (why: Why): Why =>
  why.reason || why.reasonText ? given(why) : { reason: 'notGiven' };

/** Words need no reason beside them, but a move that has one. */
const mayGive = ({ reason, reasonText }: Why, reasons: readonly Reason[]): boolean =>
  reason ? reasons.includes(reason) : !reasonText || reasons.length > 0;
