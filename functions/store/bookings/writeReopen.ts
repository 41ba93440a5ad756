import type { Reopening } from '#functions/domain/decideReopen.ts';
import { Refusal } from '#functions/errors.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { takeBackDays } from '#functions/store/calendar/calendar.ts';
import { countTaken } from '#functions/store/customers/pendingCount.ts';
import { countAgain } from '#functions/store/rooms/roomWrites.ts';
import type { Booking } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { recordChange, setStatus } from './bookingWrites.ts';
import type { Written } from './writeChange.ts';

/**
 * Writes in one transaction that a status is taken back: the status, the history, the counts, and the days, where
 * the booking does not hold them.
 * @returns the reopened booking; `days` where a day may be taken, `stale` where the booking or its room has changed
 * meanwhile: then it is to be decided again
 * @throws Refusal customerGone
 */
export async function writeReopen(reopening: Reopening): Promise<Written> {
  const { booking, to, change } = reopening;
  const outcome = await transact(writesOf(reopening));
  if (outcome.done) return reopened(booking, to, change.at);
  const failed = (name: string) => outcome.failed.some((one) => one.name === name);
  if (failed('booking') || failed('room')) return 'stale';
  if (failed('customer')) throw new Refusal('customerGone');
  return 'days';
}

function reopened(booking: Booking, to: Reopening['to'], at: string): Booking {
  const live: Booking = { ...booking, status: to, changedAt: at };
  delete live.reason;
  delete live.reasonText;
  delete live.fee;
  delete live.asked;
  return to === 'pending' ? { ...live, waitsFrom: at } : live;
}

function writesOf({ booking, to, change, mover }: Reopening) {
  const waits = to === 'pending';
  const days = countDays(booking.startDate, booking.endDate);
  const holding = { roomId: booking.coldRoomId, holder: booking.id };
  return [
    setStatus(booking, { ...change, to }),
    ...recordChange(booking, change, mover.userId),
    countTaken(booking, waits ? days : 0),
    ...(isLive(booking.status)
      ? []
      : [countAgain(booking.coldRoomId), ...takeBackDays(holding, booking)]),
  ];
}
