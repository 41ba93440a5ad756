import { owedOf, paymentStateOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { isPaymentOverdue, owedWords } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './BookingCard.module.css';
import own from './BookingCard.own.module.css';

interface Props {
  booking: Booking;
  /** Whether it is said to its customer, who reads what is late and not the total once more. */
  isOwn: boolean;
}

/** What a customer owes, in words. What they say to have paid waits for an answer, and is neither late nor unpaid. */
function ownWords(booking: Booking): string | undefined {
  const { claimId, totalPrice } = booking;
  if (claimId) return owedWords(booking);
  const owed = owedOf(booking);
  if (isPaymentOverdue(booking, serverToday())) return `${formatRwf(owed)} overdue`;
  return owed > 0 && owed === Math.round(totalPrice) ? 'Not paid yet' : owedWords(booking);
}

/** What is still to be paid or refunded for a booking, or that all of it is paid. */
export function Settlement({ booking, isOwn }: Props) {
  const { claimId, paid = 0 } = booking;
  const words = isOwn ? ownWords(booking) : owedWords(booking);
  const open = [words, claimId && 'said to be paid'].filter(Boolean);
  if (open.length === 0) {
    return paymentStateOf(booking) === 'paid' && <p className={styles.paid}>Paid</p>;
  }
  const isLate = isOwn && isPaymentOverdue(booking, serverToday());
  return (
    <p className={cx(styles.owed, isLate && own.late)}>
      {paid > 0 && <span className={cx(styles.part, own.part)}>{formatRwf(paid)} paid, </span>}
      {open.join(', ')}
    </p>
  );
}
