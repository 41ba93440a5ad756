import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNamedBooking } from '#web/features/bookings/api/useNamedBooking.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { listOf } from '#web/features/myBookings/customerFilters.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import type { Output } from '#web/lib/api/client.ts';
import { afterLook, type Known } from '#web/lib/api/known.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { myBookingPath, paths } from '#web/lib/paths.ts';
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

type Arrival = Known<Output<'bookings.arrival'>>;

/** The way is shown no longer where the booking is approved no longer. */
const afterNews = (known: Arrival, answer: Arrival): Arrival =>
  answer.code === 'notApproved' ? answer : afterLook(known, answer);

function NamedArrival({ id }: { id: string }) {
  const { data, error, code, retry, ask, take } = useCall(
    'bookings.arrival',
    { id },
    'Failed to fetch the way.',
  );
  useNews(useCallback(() => take(ask(), afterNews), [ask, take]));
  if (data) return <ArrivalCards {...data} />;
  if (!error) return <BookingSkeletons />;
  if (code === 'notApproved') return <NotApproved id={id} message={error} />;
  // Another try would be refused as well.
  if (code === 'bookingNotFound') {
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

/** Which booking it is and what has become of it, with the way to its details. */
function NotApproved({ id, message }: { id: string; message: string }) {
  const { booking, waiting } = useNamedBooking(id);
  if (waiting) return <BookingSkeletons />;
  if (!booking) {
    return (
      <EmptyState title={message}>
        <ToBookings />
      </EmptyState>
    );
  }
  return (
    <>
      <p>{message}</p>
      <h2 className="visually-hidden">Booking</h2>
      <BookingCard booking={booking}>
        <ButtonLink to={myBookingPath(listOf(booking), id)} look="outline">
          See booking details
        </ButtonLink>
      </BookingCard>
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
