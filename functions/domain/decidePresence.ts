import { Refusal } from '#functions/errors.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { mayCheckIn, presenceOf, presenceSteps, type Presence } from '#shared/presence.ts';
import { changeMoment } from './changeMoment.ts';

/** A check-in or a check-out, or one that is taken back, to be written if the booking still is as it was read. */
export interface PresenceChange {
  booking: Booking;
  /** The check-in and check-out that the booking has from now on. */
  checked: Pick<Booking, 'checkedIn' | 'checkedOut'>;
  /** The entry of the booking's history. */
  change: BookingChange;
  actorId: string;
}

/**
 * Decides on a check-in or a check-out, or takes the last one back. Somebody is checked in while the approved
 * booking covers the day, and checked out on any day, because who is late leaves later.
 * @param now milliseconds since 1970
 * @returns the change; undefined where it is so already
 * @throws Refusal presenceRefused, notExpectedToday
 */
export function decidePresence(
  booking: Booking,
  to: Presence,
  { userId, names }: JournalAuthor,
  now: number,
): PresenceChange | undefined {
  const from = presenceOf(booking);
  if (from === to) return undefined;
  if (!presenceSteps[from].includes(to)) throw new Refusal('presenceRefused');
  // Its days may be somebody else's by now.
  if (from === 'out' && booking.status === 'cancelled') throw new Refusal('presenceRefused');
  if (from === 'expected' && !mayCheckIn(booking, todayInKigali(now))) {
    throw new Refusal('notExpectedToday');
  }
  const { status, checkedIn } = booking;
  const at = changeMoment(booking, now);
  return {
    booking,
    checked: checkedAs(to, checkedIn, { at, by: names }),
    change: { at, by: 'admin', name: names, from: status, to: status, presence: { from, to } },
    actorId: userId,
  };
}

/**
 * The check-in and check-out that a booking gets by a step.
 * @param earlier its check-in before
 * @param checked when the step was made, and by whom
 */
export function checkedAs(
  to: Presence,
  earlier: Booking['checkedIn'],
  checked: NonNullable<Booking['checkedIn']>,
): PresenceChange['checked'] {
  if (to === 'expected') return {};
  // Whoever is in again had only the check-out taken back.
  const checkedIn = earlier ?? checked;
  return to === 'in' ? { checkedIn } : { checkedIn, checkedOut: checked };
}

/**
 * Refuses to free the days of a booking whose customer is checked in: the goods are still in the room.
 * @throws Refusal stillIn
 */
export function requireNotIn(booking: Booking): void {
  if (presenceOf(booking) === 'in') throw new Refusal('stillIn');
}
