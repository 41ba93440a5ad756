import { markReadByStaff, notificationIdOf } from '#functions/store/notifications/notifications.ts';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import type { Change } from './change.ts';
import type { SourceNow } from './sourceNow.ts';

/**
 * Whether a change shows in the lists of the staff: a booking's status, days or room have changed, or what is paid of
 * it, or a claim of a payment, or a message.
 */
export const changesAdminLists = (change: Change): boolean =>
  change.entity === 'message' ||
  change.entity === 'claim' ||
  change.entity === 'payment' ||
  (change.entity === 'booking' &&
    (change.before?.status !== change.after.status ||
      change.before.changedAt !== change.after.changedAt ||
      change.before.paid !== change.after.paid));

/**
 * The id of the notification that asks the staff to answer a booking request or a claim of a payment, or to
 * handle a message; undefined for other items.
 */
function requestNotificationId(change: Change): string | undefined {
  if (change.entity === 'booking') return notificationIdOf(change.after.date, change.after.id);
  if (change.entity === 'message') return notificationIdOf(change.after.createdAt, change.after.id);
  if (change.entity === 'claim') return notificationIdOf(change.after.at, change.after.id);
  return undefined;
}

/** The id of the notification of what a change asks of the staff; undefined where it asks nothing. */
export function askingNotificationId(change: Change): string | undefined {
  if (!change.before) return requestNotificationId(change);
  if (change.entity !== 'booking') return undefined;
  const { before, after } = change;
  return newlyAsked(before, after).map((at) => notificationIdOf(at, after.id))[0];
}

type Asking = Pick<Booking, 'asked'>;

/** When the change request was made that waits since this change, if one does. */
function newlyAsked(before: Asking, after: Asking): string[] {
  const [was, is] = [waitingChange(before)?.at, waitingChange(after)?.at];
  return is === undefined || is === was ? [] : [is];
}

/**
 * Marks the notifications of a request, a change request or a message as read for all of the staff once they need no
 * answer any more. Repeating it changes nothing, so it needs no marker of the event.
 * @param now what the change is of, as it was read after its notification was written
 */
export async function markReadWhereAnswered(
  change: Change,
  staff: string[],
  now: SourceNow,
): Promise<void> {
  const id = requestNotificationId(change);
  const isOver = id !== undefined && isAnswered(change, now);
  const ids = [...(isOver ? [id] : []), ...answeredChanges(change, now.booking)];
  for (const one of ids) await markReadByStaff(staff, one);
}

/**
 * The ids of the notifications of change requests that wait no longer: since this change, or by the time it is
 * delivered.
 */
function answeredChanges(change: Change, now: Booking | undefined): string[] {
  if (change.entity !== 'booking' || !change.before) return [];
  const { before, after } = change;
  const ended = newlyAsked(after, before);
  const late = now ? newlyAsked(before, after).filter((at) => waitingChange(now)?.at !== at) : [];
  return [...ended, ...late].map((at) => notificationIdOf(at, after.id));
}

/**
 * Whether nobody has to answer any more. The event of a new request may be delivered after the event of its answer, so
 * what it is of decides then, as it was read after its notification was written. One that does not exist waits, as its
 * event says.
 */
function isAnswered({ entity, before, after }: Change, now: SourceNow): boolean {
  if (entity === 'message') {
    return before ? !before.handled && after.handled : now.message?.handled === true;
  }
  if (entity === 'claim') {
    return leaves('claimed', before?.state, (before ? after : now.claim)?.state);
  }
  if (entity !== 'booking') return false;
  return leaves('pending', before?.status, (before ? after : now.booking)?.status);
}

/** Whether a state was the one that waits, or is new, and is another one now. */
const leaves = (waiting: string, was: string = waiting, is: string = waiting): boolean =>
  was === waiting && is !== waiting;
