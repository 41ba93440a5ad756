import { isRefusal } from '#functions/errors.ts';
import { dueBookings, type Due } from '#functions/store/bookings/dueBookings.ts';
import { moveBooking, type Mover } from '#functions/store/bookings/moveBooking.ts';

const schedule: Mover = { actor: 'schedule', userId: 'schedule', names: 'Schedule' };

/** Bookings that are moved at once: they may share a room or a customer, and then take turns. */
const AT_ONCE = 8;

export interface Settled {
  expired: number;
  completed: number;
  /** Why others could not be moved; they stay due. */
  failures: unknown[];
}

/** Moves every booking whose time is over at `now` (milliseconds since 1970). */
export async function settleDue(now: number): Promise<Settled> {
  const settled: Settled = { expired: 0, completed: 0, failures: [] };
  for await (const page of dueBookings(now)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const group = page.slice(start, start + AT_ONCE);
      const moves = await Promise.allSettled(group.map((due) => move(due, now)));
      moves.forEach((outcome) => count(settled, outcome));
    }
  }
  return settled;
}

/** Somebody may have answered it meanwhile: then there is nothing to do. */
async function move({ id, to }: Due, now: number): Promise<Due['to'] | undefined> {
  try {
    await moveBooking(id, to, schedule, now);
    return to;
  } catch (error) {
    if (isRefusal(error, 'transitionRefused', 'transitionTooLate')) return undefined;
    throw error;
  }
}

function count(settled: Settled, outcome: PromiseSettledResult<Due['to'] | undefined>): void {
  if (outcome.status === 'rejected') settled.failures.push(outcome.reason);
  else if (outcome.value) settled[outcome.value] += 1;
}
