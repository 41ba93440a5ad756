import { useSearchParams } from 'react-router-dom';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ArrivalCards } from './ArrivalCards.tsx';
import styles from './ArrivalPage.module.css';

/** How to get into the room of the approved booking that the address names. */
export default function ArrivalPage() {
  const [query] = useSearchParams();
  const id = query.get('booking');
  return (
    <div className={styles.page}>
      <PageHead title="How to arrive" />
      {id ? <NamedArrival key={id} id={id} /> : <NoBooking />}
    </div>
  );
}

function NamedArrival({ id }: { id: string }) {
  const { data, error, code, retry } = useCall(
    'bookings.arrival',
    { id },
    'Failed to fetch the way.',
  );
  if (data) return <ArrivalCards {...data} />;
  if (!error) return <BookingSkeletons />;
  // Another try would be refused as well.
  if (code === 'notApproved' || code === 'bookingNotFound') {
    return (
      <EmptyState title={error}>
        <ToBookings />
      </EmptyState>
    );
  }
  return (
    <>
      <ErrorState message={error} onRetry={retry} />
      <ToBookings />
    </>
  );
}

const NoBooking = () => (
  <EmptyState title="This link names no booking.">
    <p>Choose one of your approved bookings.</p>
    <ToBookings />
  </EmptyState>
);

const ToBookings = () => (
  <p>
    <ButtonLink to={paths.bookings.path} look="outline">
      See your bookings
    </ButtonLink>
  </p>
);
