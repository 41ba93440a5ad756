import { balanceOf, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { isPaymentOverdue, owedWords } from '#web/features/payments/index.ts';
import { formatRwf } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './BookingCard.module.css';
import own from './BookingCard.own.module.css';

/** What the total is, where all of it is owed or paid, so that no amount stands there twice. */
function wholeWords(booking: Booking): 'Overdue' | 'To pay' | 'Paid' | undefined {
  const { totalPrice, paid = 0, claimId } = booking;
  const total = Math.round(totalPrice);
  const owed = owedOf(booking);
  if (owed === 0) return paid === total && paid > 0 ? 'Paid' : undefined;
  if (owed !== total || claimId) return undefined;
  return isPaymentOverdue(booking, serverToday()) ? 'Overdue' : 'To pay';
}

/** What is left of the total in words, where it is another amount, or waits for an answer. */
function restWords(booking: Booking): string | undefined {
  const { totalPrice, claimId } = booking;
  const owed = owedOf(booking);
  if (owed === 0) {
    const { paid, rest } = balanceOf(booking);
    return paid > 0 && rest === 0 ? 'Paid' : undefined;
  }
  if (isPaymentOverdue(booking, serverToday())) return `${formatRwf(owed)} overdue`;
  if (claimId && owed === Math.round(totalPrice)) return 'Said to be paid';
  return [owedWords(booking), claimId && 'said to be paid'].filter(Boolean).join(', ');
}

/**
 * What a booking of one's own costs, and what is owed of that: one amount where all of it is owed or paid, else the total, and
 * below it what is left.
 */
export function OwnMoney({ booking }: { booking: Booking }) {
  const whole = wholeWords(booking);
  const rest = whole ? undefined : restWords(booking);
  const isLate = isPaymentOverdue(booking, serverToday());
  const tone = cx(owedOf(booking) > 0 && own.due, isLate && own.late);
  return (
    <>
      <p className={cx(styles.price, own.price)} data-whole={whole !== undefined || undefined}>
        <span className={whole && tone}>{whole ?? 'Total'}</span>{' '}
        <strong className="whole">{formatRwf(booking.totalPrice)}</strong>
      </p>
      {rest && (
        <p className={cx(own.rest, tone)} data-long={rest.includes(', ') || undefined}>
          {rest}
        </p>
      )}
    </>
  );
}
