import type { Move } from '#functions/domain/decideMove.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { releaseDays } from '#functions/store/calendar/calendar.ts';
import { decrementPending } from '#functions/store/customers/pendingCount.ts';
import { decrementLive } from '#functions/store/rooms/roomWrites.ts';
import type { Booking } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import { recordChange, setStatus } from './bookingWrites.ts';

/**
 * Writes a move in one transaction: the status, the history, the counts, and the days that are free again.
 * @returns the moved booking; undefined where the booking has changed meanwhile, or is being changed
 * @throws Error where the booking does not agree with its room, its calendar or its customer
 */
export async function writeMove(move: Move): Promise<Booking | undefined> {
  const { booking } = move;
  const outcome = await transact(writesOf(move));
  if (outcome.done) return moved(move);
  const [first] = outcome.failed;
  if (!first || outcome.failed.some(({ name }) => name === 'booking')) return undefined;
  throw new Error(`Booking ${booking.id} does not agree with its ${first.name}`);
}

function moved({ booking, to, why, fee, change }: Move): Booking {
  const written: Booking = {
    ...booking,
    ...why,
    ...(fee && { fee }),
    status: to,
    changedAt: change.at,
  };
  delete written.asked;
  return written;
}

function writesOf({ booking, to, change, mover, fee, freeFrom }: Move) {
  const holding = { roomId: booking.coldRoomId, holder: booking.id };
  return [
    setStatus(booking, { ...change, to, fee }),
    ...recordChange(booking, change, mover.userId),
    ...(booking.status === 'pending'
      ? [decrementPending(booking.userId, countDays(booking.startDate, booking.endDate))]
      : []),
    ...(freeFrom === undefined
      ? []
      : [decrementLive(booking.coldRoomId), ...releaseDays(holding, booking, freeFrom)]),
  ];
}
