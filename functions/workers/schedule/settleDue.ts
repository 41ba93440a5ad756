import { schedule } from '#functions/domain/decideMove.ts';
import { isRefusal } from '#functions/errors.ts';
import { partOf, RUNS } from '#functions/platform/table/shards.ts';
import { unsettledBookings } from '#functions/store/bookings/unsettledBookings.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import type { Booking } from '#shared/booking.ts';
import { dueStatus } from '#shared/schedule.ts';

/** How many bookings are moved in parallel: some share a room or a customer, and then retry. */
const IN_PARALLEL = 32;

interface Settled {
  expired: number;
  completed: number;
  /** Why other bookings could not be moved; they stay due. */
  failures: unknown[];
  /** Whether there was no time for all of them; the next run goes on, because what is moved is not due any more. */
  unfinished?: true;
}

type DueStatus = 'expired' | 'completed';

/** A booking that is due, and to which status it has to move. */
interface Due {
  id: string;
  to: DueStatus;
}

/** The bookings of a shard of the lists, or of a part of the shard. */
export interface Share {
  shard: number;
  /** @default - all of the shard */
  part?: number | undefined;
}

/**
 * Moves every booking that is due at `now` (milliseconds since 1970), as far as there is time.
 * @param until when no more are begun, in milliseconds since 1970
 * @param share only these; all where it is left out
 */
export async function settleDue(now: number, until = Infinity, share?: Share): Promise<Settled> {
  const settled: Settled = { expired: 0, completed: 0, failures: [] };
  const isOfShare = ({ id }: Booking) =>
    share?.part === undefined || partOf(id, RUNS) === share.part;
  for await (const page of unsettledBookings(now, share?.shard)) {
    const due = page.filter(isOfShare).flatMap((booking) => dueOf(booking, now));
    for (let start = 0; start < due.length; start += IN_PARALLEL) {
      if (Date.now() >= until) return { ...settled, unfinished: true };
      const group = due.slice(start, start + IN_PARALLEL);
      const moves = await Promise.allSettled(group.map((one) => move(one, now)));
      moves.forEach((outcome) => count(settled, outcome));
    }
  }
  return settled;
}

function dueOf(booking: Booking, now: number): Due[] {
  const to = dueStatus(booking, now);
  return to === undefined ? [] : [{ id: booking.id, to }];
}

/** Moves a booking; undefined where somebody has moved it since it was listed. */
async function move({ id, to }: Due, now: number): Promise<DueStatus | undefined> {
  try {
    await moveBooking(id, to, schedule, now);
    return to;
  } catch (error) {
    if (isRefusal(error, 'transitionRefused', 'transitionTooLate')) return undefined;
    throw error;
  }
}

function count(settled: Settled, outcome: PromiseSettledResult<DueStatus | undefined>): void {
  if (outcome.status === 'rejected') settled.failures.push(outcome.reason);
  else if (outcome.value) settled[outcome.value] += 1;
}
