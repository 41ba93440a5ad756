import { randomUUID } from 'node:crypto';
import {
  decideClosure,
  decideReopening,
  type ClosureRequest,
} from '#functions/domain/decideClosure.ts';
import { roomEntry } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findClosure } from '#functions/store/closures/closures.ts';
import { writeClosure, writeReopening } from '#functions/store/closures/writeClosure.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import type { Closure } from '#shared/closure.ts';
import { todayInKigali } from '#shared/days.ts';
import type { JournalAuthor } from '#shared/journal.ts';

/**
 * Closes a room on all days of a stay, or on none.
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead, roomNotFound, daysHeld, busy
 */
export async function closeRoom(request: ClosureRequest, by: JournalAuthor): Promise<Closure> {
  const now = Date.now();
  const closure = decideClosure(request, { id: randomUUID(), now });
  const createdAt = new Date(now).toISOString();
  const entry = roomEntry('roomClosed', await getRoom(closure.coldRoomId), by, createdAt);
  return writeClosure({ ...closure, createdAt, actorId: by.userId }, entry);
}

/**
 * Gives back the days of a closure from today on. A closure that was reopened is answered as it is, and
 * nothing is written.
 * @param now milliseconds since 1970
 * @throws Refusal closureNotFound, closureOver, roomNotFound, busy
 */
export const reopenRoom = (id: string, by: JournalAuthor, now?: number): Promise<Closure> =>
  untilUncontended(async () => {
    const closure = await findClosure(id);
    if (!closure) throw new Refusal('closureNotFound');
    const freeFrom = decideReopening(closure, todayInKigali(now));
    if (freeFrom === undefined) return closure;
    const room = await getRoom(closure.coldRoomId);
    const at = new Date().toISOString();
    return writeReopening(closure, freeFrom, roomEntry('roomReopened', room, by, at));
  });
