import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { ReceiptDialog } from '#web/features/receipt/components/ReceiptDialog.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useReceiptBooking, type ReceiptState } from './useReceiptBooking.ts';
import styles from './ReceiptPage.module.css';

/** The receipt of the booking that the address names, or of the newest that is approved. */
export default function ReceiptPage() {
  const [query] = useSearchParams();
  const id = query.get('booking') ?? undefined;
  const state = useReceiptBooking(id);
  return (
    <div className="container page">
      <header className={styles.head}>
        <h1>Receipt</h1>
        <p className="muted">
          {id ? 'Of the booking you chose.' : 'Of the newest of your approved bookings.'}
        </p>
      </header>
      <Content key={id ?? 'latest'} {...state} />
    </div>
  );
}

function Content({ booking, waiting, error, isMissing, retry }: ReceiptState) {
  const [open, setOpen] = useState(true);
  if (isMissing) return <NotYours />;
  if (waiting) return <BookingSkeletons />;
  if (error) return <ErrorState message={error} onRetry={retry} />;
  if (!booking) return <NoReceipt />;
  return (
    <>
      <h2 className="visually-hidden">Booking</h2>
      <BookingCard booking={booking}>
        <Button look="outline" onClick={() => setOpen(true)}>
          <Icon name="card" /> Show receipt
        </Button>
      </BookingCard>
      <ReceiptDialog booking={open ? booking : undefined} onClose={() => setOpen(false)} />
    </>
  );
}

const NoReceipt = () => (
  <EmptyState title="There is no receipt yet.">
    <p>A booking has its receipt from the moment it is approved.</p>
    <ToBookings />
  </EmptyState>
);

const NotYours = () => (
  <EmptyState title="This booking is not among yours.">
    <p>This link is not right, or it is of another account.</p>
    <ToBookings />
  </EmptyState>
);

const ToBookings = () => (
  <ButtonLink to={paths.bookings.path} look="outline">
    See your bookings
  </ButtonLink>
);
