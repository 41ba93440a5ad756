import { randomUUID } from 'node:crypto';
import {
  decideClosure,
  decideReopening,
  type ClosureRequest,
} from '#functions/domain/decideClosure.ts';
import { Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findClosure } from '#functions/store/closures/closures.ts';
import { writeClosure, writeReopening } from '#functions/store/closures/writeClosure.ts';
import type { Closure } from '#shared/closure.ts';
import { todayInKigali } from '#shared/days.ts';

/**
 * Closes a room on all days of a stay, or on none.
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead, roomNotFound, daysHeld, busy
 */
export function closeRoom(request: ClosureRequest, actorId: string): Promise<Closure> {
  const now = Date.now();
  const closure = decideClosure(request, { id: randomUUID(), now });
  return writeClosure({ ...closure, createdAt: new Date(now).toISOString(), actorId });
}

/**
 * Gives back the days of a closure from today on. A closure that was reopened is answered as it is, and
 * nothing is written.
 * @param now milliseconds since 1970
 * @throws Refusal closureNotFound, closureOver, roomNotFound, busy
 */
export const reopenRoom = (id: string, now?: number): Promise<Closure> =>
  untilUncontended(async () => {
    const closure = await findClosure(id);
    if (!closure) throw new Refusal('closureNotFound');
    const freeFrom = decideReopening(closure, todayInKigali(now));
    return freeFrom === undefined ? closure : writeReopening(closure, freeFrom);
  });
