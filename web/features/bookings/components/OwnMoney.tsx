import { balanceOf, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './BookingCard.module.css';
import own from './BookingCard.own.module.css';

/** The amount that matters of a booking, in Rwf, and what it is: what is owed, else what was paid, else the total. */
function amountOf(booking: Booking): [amount: number, words: string] {
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

/** What is left to pay for a booking of one's own, or what it cost where nothing is. */
export function OwnMoney({ booking }: { booking: Booking }) {
  const [amount, words] = amountOf(booking);
  return (
    <p
      className={cx(styles.price, own.price, isPaymentOverdue(booking, serverToday()) && own.late)}
    >
      <strong className="whole">{formatRwf(amount)}</strong> <span>{words}</span>
    </p>
  );
}
