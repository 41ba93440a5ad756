import { useState } from 'react';
import { selectBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { paths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/session.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { BookingOutcome } from './BookingOutcome.tsx';
import { YourBooking } from './YourBooking.tsx';
import { newestBooking } from './newestBooking.ts';

/** The booking that the reader made within the last day, where the address names none. */
export function NewestSuccess() {
  const [now] = useState(serverNow);
  const { bookings, error, retry } = useMyBookings();
  useMyBookingsNews();
  const status = useAppSelector(selectBookings).status.mine;
  const booking = newestBooking(bookings, now);
  if (booking) return <BookingOutcome booking={booking} />;
  if (status === 'succeeded') return <NothingNew />;
  return (
    <YourBooking>
      {error ? <ErrorState message={error} onRetry={retry} /> : <BookingSkeletons />}
    </YourBooking>
  );
}

const NothingNew = () => (
  <YourBooking>
    <EmptyState title="You have booked nothing since yesterday.">
      <p>A booking that you have just made stands here. Older ones are among your bookings.</p>
      <ButtonLink to={paths.search.path} look="primary">
        Find a cold room
      </ButtonLink>
      <ButtonLink to={paths.bookings.path} look="outline">
        See your bookings
      </ButtonLink>
    </EmptyState>
  </YourBooking>
);
