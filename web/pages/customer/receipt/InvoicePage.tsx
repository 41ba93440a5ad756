import { useSearchParams } from 'react-router-dom';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { invoiceContent } from '#web/features/receipt/paperContent.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ChosenPaper } from './ChosenPaper.tsx';
import styles from './PaymentReceiptPage.module.css';

/** The invoice that the address names, to be printed. */
export default function InvoicePage() {
  const [query] = useSearchParams();
  const [booking, number] = [query.get('booking'), query.get('number')];
  return (
    <div className={`container page ${styles.page ?? ''}`}>
      <h1 className={styles.title}>Invoice</h1>
      {booking && number ? (
        <NamedInvoice key={`${booking} ${number}`} bookingId={booking} number={number} />
      ) : (
        <NoInvoice />
      )}
    </div>
  );
}

function NamedInvoice({ bookingId, number }: { bookingId: string; number: string }) {
  const ledger = useCall('payments.list', { id: bookingId }, 'Failed to fetch the invoice.');
  const booking = useCall('bookings.get', { id: bookingId }, 'Failed to fetch the invoice.');
  const failed = [ledger, booking].find(({ error }) => error !== undefined);
  // Another try would be refused as well.
  if (failed?.code === 'bookingNotFound' || failed?.code === 'notId') return <NoInvoice />;
  if (failed) return <ErrorState message={failed.error ?? ''} onRetry={failed.retry} />;
  if (!ledger.data || !booking.data) return <BookingSkeletons />;
  const { invoices } = ledger.data;
  const invoice = invoices.find((one) => one.number === number);
  if (!invoice) return <NoInvoice />;
  const content = invoiceContent(invoice, booking.data, invoices.at(-1)?.number);
  return <ChosenPaper content={content} label="Invoice" />;
}

const NoInvoice = () => (
  <EmptyState title="This invoice is not among yours.">
    <p>This link is not right, or it is of another account.</p>
    <ButtonLink to={paths.bookings.path} look="outline">
      See your bookings
    </ButtonLink>
  </EmptyState>
);
