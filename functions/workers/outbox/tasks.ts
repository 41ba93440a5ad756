import { BookingNotFound } from '#functions/errors.ts';
import { readBooking } from '#functions/store/bookings/bookings.ts';
import { noteIdOf, readNote } from '#functions/store/notifications/notifications.ts';
import type { Change } from './change.ts';

/** Whether a change is one of what admins look at: of a booking's status, or of a message. */
export const concernsAdmins = (change: Change): boolean =>
  change.entity === 'message' ||
  (change.entity === 'booking' && change.before?.status !== change.after.status);

/** The notification of a request or a message, which asks the admins to deal with it. */
export function askingNoteId(change: Change): string | undefined {
  if (change.entity === 'booking') return noteIdOf(change.after.date, change.after.id);
  if (change.entity === 'message') return noteIdOf(change.after.createdAt, change.after.id);
  return undefined;
}

/**
 * Marks the notification that asked for an answer as read for every admin, once anybody has given the
 * answer or time has ended the request: it asks for nothing any more. Doing it again changes nothing.
 */
export async function settleTask(change: Change, admins: string[]): Promise<void> {
  const noteId = askingNoteId(change);
  if (noteId === undefined || !(await isSettled(change))) return;
  await Promise.all(admins.map((userId) => readNote(userId, noteId)));
}

/**
 * Whether nobody has to deal with it any more. A new request may be told behind its answer, as one
 * that was put aside: whoever has just written its notification looks at the booking as it is now.
 */
async function isSettled(change: Change): Promise<boolean> {
  if (change.entity === 'message') return change.after.handled && change.before?.handled === false;
  if (change.entity !== 'booking') return false;
  const { before, after } = change;
  if (before) return before.status === 'pending' && after.status !== 'pending';
  return hasLeftPending(after.id);
}

/** One that is not there at all asks for an answer as its event does. */
async function hasLeftPending(id: string): Promise<boolean> {
  try {
    return (await readBooking(id, 'anybody')).status !== 'pending';
  } catch (error) {
    if (error instanceof BookingNotFound) return false;
    throw error;
  }
}
