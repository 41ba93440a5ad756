import { isRefusal } from '#functions/errors.ts';
import { readBooking } from '#functions/store/bookings/bookings.ts';
import { noteIdOf, readNote } from '#functions/store/notifications/notifications.ts';
import type { Change } from './change.ts';

/** Whether admins see the change in their lists: a booking's status, or a message. */
export const concernsAdmins = (change: Change): boolean =>
  change.entity === 'message' ||
  (change.entity === 'booking' && change.before?.status !== change.after.status);

/** The id of the notification that asks the admins to answer a request or to handle a message. */
export function askingNoteId(change: Change): string | undefined {
  if (change.entity === 'booking') return noteIdOf(change.after.date, change.after.id);
  if (change.entity === 'message') return noteIdOf(change.after.createdAt, change.after.id);
  return undefined;
}

/**
 * Marks the notification of a request or a message as read for every admin when it needs no answer any
 * more. Repeating it changes nothing, so it needs no marker of the event.
 */
export async function settleTask(change: Change, admins: string[]): Promise<void> {
  const noteId = askingNoteId(change);
  if (noteId === undefined || !(await isSettled(change))) return;
  await Promise.all(admins.map((userId) => readNote(userId, noteId)));
}

/**
 * Whether nobody has to answer any more. The event of a new request may be delivered after the event
 * of its answer, so the booking is read after its notification was written.
 */
async function isSettled(change: Change): Promise<boolean> {
  if (change.entity === 'message') return change.after.handled && change.before?.handled === false;
  if (change.entity !== 'booking') return false;
  const { before, after } = change;
  if (before) return before.status === 'pending' && after.status !== 'pending';
  return hasLeftPending(after.id);
}

/** A booking that does not exist any more counts as pending, as its event says. */
async function hasLeftPending(id: string): Promise<boolean> {
  try {
    return (await readBooking(id, 'anybody')).status !== 'pending';
  } catch (error) {
    if (isRefusal(error, 'bookingNotFound')) return false;
    throw error;
  }
}
