import type { Booking } from '#shared/booking.ts';
import { formatSigned, kindLabels } from '#web/features/payments/index.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { paymentReceiptPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './Receipt.module.css';

/** Leads to the numbered receipt of each payment of a booking for which something was paid. */
export function PaymentReceiptLinks({ booking: { id } }: { booking: Booking }) {
  const { data, error } = useCall('payments.list', { id }, 'Failed to fetch the payments.');
  if (!data) return <p role={error ? 'alert' : 'status'}>{error ?? 'Loading...'}</p>;
  return (
    <section aria-labelledby="payment-receipts">
      <h3 id="payment-receipts" className={styles.heading}>
        Receipts of payments
      </h3>
      <ul className={styles.receipts}>
        {data.payments.map((payment) => (
          <li key={payment.id}>
            <Link to={paymentReceiptPath(id, payment.id)}>
              {payment.receipt ? `Receipt ${payment.receipt.number}` : 'Receipt'}
            </Link>
            , {kindLabels[payment.kind].toLowerCase()} of{' '}
            <span className="whole">{formatSigned(payment.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
