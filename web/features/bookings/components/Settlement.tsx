import { paymentStateOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { owedWords } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import styles from './BookingCard.module.css';

/** What is still to be paid or refunded for a booking, or that all of it is paid, as the staff read it. */
export function Settlement({ booking }: { booking: Booking }) {
  const { claimId, paid = 0 } = booking;
  const open = [owedWords(booking), claimId && 'said to be paid'].filter(Boolean);
  if (open.length === 0) {
    return paymentStateOf(booking) === 'paid' && <p className={styles.paid}>Paid</p>;
  }
  return (
    <p className={styles.owed}>
      {paid > 0 && <span className={styles.part}>{formatRwf(paid)} paid, </span>}
      {open.join(', ')}
    </p>
  );
}
