import { useSearchParams } from 'react-router-dom';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { receiptContent } from '#web/features/receipt/paperContent.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ChosenPaper } from './ChosenPaper.tsx';
import styles from './PaymentReceiptPage.module.css';

/** The receipt of the payment that the address names, to be printed. */
export default function PaymentReceiptPage() {
  const [query] = useSearchParams();
  const [booking, payment] = [query.get('booking'), query.get('payment')];
  return (
    <div className={`container page ${styles.page ?? ''}`}>
      <h1 className={styles.title}>Receipt of a payment</h1>
      {booking && payment ? (
        <NamedReceipt key={`${booking} ${payment}`} bookingId={booking} paymentId={payment} />
      ) : (
        <NoReceipt />
      )}
    </div>
  );
}

function NamedReceipt({ bookingId, paymentId }: { bookingId: string; paymentId: string }) {
  const ledger = useCall('payments.list', { id: bookingId }, 'Failed to fetch the receipt.');
  const booking = useCall('bookings.get', { id: bookingId }, 'Failed to fetch the receipt.');
  const failed = [ledger, booking].find(({ error }) => error !== undefined);
  // Another try would be refused as well.
  if (failed?.code === 'bookingNotFound' || failed?.code === 'notId') return <NoReceipt />;
  if (failed) return <ErrorState message={failed.error ?? ''} onRetry={failed.retry} />;
  if (!ledger.data || !booking.data) return <BookingSkeletons />;
  const { payments } = ledger.data;
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return <NoReceipt />;
  const content = receiptContent(payment, payments, booking.data);
  return <ChosenPaper content={content} label="Receipt of the payment" />;
}

const NoReceipt = () => (
  <EmptyState title="This payment is not among yours.">
    <p>This link is not right, or it is of another account.</p>
    <ButtonLink to={paths.bookings.path} look="outline">
      See your bookings
    </ButtonLink>
  </EmptyState>
);
