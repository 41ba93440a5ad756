import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { BookingStatus, TakenBack } from '#shared/transitions.ts';
import { changeMoment } from './changeMoment.ts';
import type { Mover } from './decideMove.ts';
import { requireNotIn } from './decidePresence.ts';

/** A status that is taken back, to be written if the booking still is as it was read. */
export interface Reopening {
  booking: Booking;
  to: 'pending' | 'approved';
  /** The entry of the booking's history. */
  change: BookingChange;
  mover: Mover;
}

/**
 * Decides to which status a booking goes back that the staff have approved, rejected or cancelled: the one that it had
 * before. Whether its days are free is decided by the conditions of the write. Its total stays what was agreed. An
 * approval has been told to the customer, so it can be taken back for some seconds only; then it is cancelled, with a
 * reason.
 * @param history the booking's, oldest change first
 * @param from the status that whoever takes it back saw
 * @param now milliseconds since 1970
 * @throws Refusal reopenRefused, undoTooLate, stillIn, transitionTooLate
 */
export function decideReopen(
  booking: Booking,
  history: BookingChange[],
  from: TakenBack,
  mover: Mover,
  now: number,
): Reopening {
  const { status, startDate, endDate } = booking;
  if (status !== from) throw new Refusal('reopenRefused', { status });
  const given = givenBy(from, history);
  if (from === 'approved') {
    requireNotIn(booking);
    requireJustGiven(given?.at ?? booking.date, now);
  }
  const to = given?.from === 'approved' ? 'approved' : 'pending';
  const today = todayInKigali(now);
  // A request is answered before its first day is over; an approved booking goes on until its last.
  const lastChance = to === 'pending' ? startDate : endDate;
  if (lastChance < today) {
    throw new Refusal('transitionTooLate', { from, to, by: mover.actor });
  }
  const at = changeMoment(booking, now);
  return { booking, to, mover, change: { at, by: mover.actor, name: mover.names, from, to } };
}

/** The entry of the history that gave the booking its present status. */
const givenBy = (status: BookingStatus, history: BookingChange[]): BookingChange | undefined =>
  history.findLast(({ from, to }) => to === status && from !== to);

const UNDO_MS = (limits.undoSeconds + limits.undoSlackSeconds) * 1000;

function requireJustGiven(at: string, now: number): void {
  if (now - Date.parse(at) > UNDO_MS) throw new Refusal('undoTooLate');
}
