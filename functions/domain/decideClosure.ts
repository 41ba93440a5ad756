import { Refusal } from '#functions/errors.ts';
import type { Closure } from '#shared/closure.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import { checkStay } from './checkStay.ts';

/** What an admin asks for who closes a room. */
export type ClosureRequest = Pick<
  Closure,
  'coldRoomId' | 'startDate' | 'endDate' | 'reason' | 'note'
>;

/**
 * Makes a closure, whose days are bound to the same limits as a stay. Whether the room exists and the days
 * are free is decided by the conditions of the write.
 * @param now milliseconds since 1970
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead
 */
export function decideClosure(
  { coldRoomId, startDate, endDate, reason, note }: ClosureRequest,
  { id, now }: { id: string; now: number },
): Closure {
  checkStay({ startDate, endDate }, todayInKigali(now));
  return { id, coldRoomId, startDate, endDate, reason, ...(note && { note }) };
}

/**
 * Decides from which day on a closure gives its days back.
 * @returns undefined where they were given back already
 * @throws Refusal closureOver
 */
export function decideReopening({ endDate, freeFrom }: Closure, today: Day): Day | undefined {
  if (freeFrom !== undefined) return undefined;
  if (endDate < today) throw new Refusal('closureOver');
  return today;
}
