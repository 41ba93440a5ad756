import type { Booking } from '#shared/booking.ts';
import { ownAmount } from '#web/features/bookings/ownAmount.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './BookingCard.module.css';
import own from './BookingCard.own.module.css';

/** What is left to pay for a booking of one's own, or what it cost where nothing is. */
export function OwnMoney({ booking }: { booking: Booking }) {
  const [amount, words] = ownAmount(booking);
  return (
    <p
      className={cx(styles.price, own.price, isPaymentOverdue(booking, serverToday()) && own.late)}
    >
      <strong className="whole">{formatRwf(amount)}</strong> <span>{words}</span>
    </p>
  );
}
