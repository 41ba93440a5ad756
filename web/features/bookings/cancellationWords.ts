import { lastFreeDay, shareOf, type Cancellable, type Cancellation } from '#shared/cancellation.ts';
import type { Day } from '#shared/days.ts';
import { formatRwf, formatWholeDay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';

const shareWords = ({ share }: Cancellation, fee: number): string =>
  `${share}% of the total (${formatRwf(fee)})`;

/** A booking, or one that is about to be made, which has no status yet. */
type Planned = Omit<Cancellable, 'status'> & Partial<Pick<Cancellable, 'status'>>;

/** What cancelling a booking costs, as its customer reads it before it is made and as long as it lives. */
export function cancellationWords(booking: Planned, today: Day = serverToday()): string {
  const { status, startDate, totalPrice, cancellation } = booking;
  if (!cancellation) return 'Free of charge';
  const free = lastFreeDay(startDate, cancellation);
  const share = shareWords(cancellation, shareOf(totalPrice, cancellation));
  if (free >= today) return `Free until ${formatWholeDay(free)}, then ${share} is due`;
  return status === 'approved' ? `Costs ${share}` : `Once it is approved, ${share} is due`;
}

/** The same as a line of what is about to be booked, where it costs something. */
export const cancellingFact = (booking: Planned): [string, string][] =>
  booking.cancellation ? [['Cancelling', cancellationWords(booking)]] : [];

/** What cancelling a booking costs at a fee in Rwf, as a sentence; undefined where nobody has to think of it. */
export function costOfCancelling(
  { cancellation, status, startDate }: Cancellable,
  fee: number,
): string | undefined {
  if (!cancellation) return undefined;
  if (fee > 0) return `Cancelling costs ${shareWords(cancellation, fee)} now.`;
  if (status !== 'approved') return undefined;
  return `Cancelling is free until ${formatWholeDay(lastFreeDay(startDate, cancellation))}.`;
}
