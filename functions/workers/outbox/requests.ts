import { markReadByStaff, notificationIdOf } from '#functions/store/notifications/notifications.ts';
import { findClaim } from '#functions/store/payments/findClaim.ts';
import type { Booking } from '#shared/booking.ts';
import type { Change } from './change.ts';

/**
 * Whether a change shows in the lists of the staff: a booking's status, days or room have changed, or what is paid of it, or a
 * claim of a payment, or a message.
 */
export const changesAdminLists = (change: Change): boolean =>
  change.entity === 'message' ||
  change.entity === 'claim' ||
  change.entity === 'payment' ||
  (change.entity === 'booking' &&
    (change.before?.status !== change.after.status ||
      change.before.changedAt !== change.after.changedAt));

/**
 * The id of the notification that asks the staff to answer a booking request or a claim of a payment, or to
 * handle a message; undefined for other items.
 */
export function requestNotificationId(change: Change): string | undefined {
  if (change.entity === 'booking') return notificationIdOf(change.after.date, change.after.id);
  if (change.entity === 'message') return notificationIdOf(change.after.createdAt, change.after.id);
  if (change.entity === 'claim') return notificationIdOf(change.after.at, change.after.id);
  return undefined;
}

/**
 * Marks the notification of a request or a message as read for all of the staff once it needs no answer any
 * more. Repeating it changes nothing, so it needs no marker of the event.
 * @param now the booking as it was read after its notification was written
 */
export async function markReadWhereAnswered(
  change: Change,
  staff: string[],
  now: Booking | undefined,
): Promise<void> {
  const id = requestNotificationId(change);
  if (id === undefined || !(await isAnswered(change, now))) return;
  await markReadByStaff(staff, id);
}

/**
 * Whether nobody has to answer any more. The event of a new request may be delivered after the event
 * of its answer, so the booking is read after its notification was written.
 */
async function isAnswered(change: Change, now: Booking | undefined): Promise<boolean> {
  if (change.entity === 'message') return change.after.handled && change.before?.handled === false;
  if (change.entity === 'claim') return isClaimAnswered(change);
  if (change.entity !== 'booking') return false;
  const { before, after } = change;
  if (before) return before.status === 'pending' && after.status !== 'pending';
  return hasLeftPending(now);
}

/** A booking that does not exist counts as pending, as its event says. */
const hasLeftPending = (booking: Booking | undefined): boolean =>
  booking !== undefined && booking.status !== 'pending';

async function isClaimAnswered({ before, after }: Change & { entity: 'claim' }): Promise<boolean> {
  if (before) return before.state === 'claimed' && after.state !== 'claimed';
  const claim = await findClaim(after.bookingId, after.id);
  return claim !== undefined && claim.state !== 'claimed';
}
