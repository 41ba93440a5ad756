import type { ReactNode } from 'react';
import type { Payment } from '#shared/payment.ts';
import { entryWords, formatSigned, kindLabels } from '#web/features/payments/words.ts';
import { formatMoment } from '#web/lib/format.ts';
import { paymentReceiptPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './payments.module.css';

interface Props {
  payments: Payment[];
  /** What can be done about an entry that is not reversed. */
  actions?: (payment: Payment) => ReactNode;
}

/** The entries of a booking, oldest first; one that was reversed is crossed out. */
export function PaymentList({ payments, actions }: Props) {
  if (payments.length === 0) return <p className="muted">Nothing has been paid yet.</p>;
  const reversed = new Set(payments.map(({ reverses }) => reverses));
  return (
    <ol className={styles.entries}>
      {payments.map((payment) => {
        const isReversed = reversed.has(payment.id);
        return (
          <li key={payment.id} className={styles.entry}>
            <p>
              <span className={isReversed ? styles.reversed : undefined}>
                {kindLabels[payment.kind]}{' '}
                <strong className="whole">{formatSigned(payment.amount)}</strong>,{' '}
                {entryWords(payment)}
              </span>
              {isReversed && ' (reversed)'}
              <small>
                {formatMoment(payment.at)}, by {payment.recordedBy}
              </small>
              <Link to={paymentReceiptPath(payment.bookingId, payment.id)}>
                {payment.receipt ? `Receipt ${payment.receipt.number}` : 'Receipt'}
              </Link>
            </p>
            {payment.kind !== 'reversal' && !isReversed && actions?.(payment)}
          </li>
        );
      })}
    </ol>
  );
}
