import { balanceOf, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { formatRwf } from '#web/lib/format.ts';

/**
 * The amount that matters of a booking of one's own, in Rwf, and what it is: what is owed, else what was paid, else the
 * total.
 */
export function ownAmount(booking: Booking): [amount: number, words: string] {
  const { status, totalPrice, claimId } = booking;
  const owed = owedOf(booking);
  const { due, paid } = balanceOf(booking);
  const isFee = status === 'cancelled';
  if (owed < 0) return [-owed, 'to refund'];
  if (owed === 0) return paid > 0 ? [due, isFee ? 'fee paid' : 'paid'] : [totalPrice, 'in total'];
  if (claimId) return [owed, 'payment being checked'];
  if (owed < due) return [owed, `left of ${isFee ? 'the fee of ' : ''}${formatRwf(due)}`];
  return [owed, isFee ? 'fee to pay' : 'to pay'];
}
