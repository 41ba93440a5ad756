import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { selectMyBookings } from '#web/features/bookings/api/bookingSelectors.ts';
import { useNamedBooking } from '#web/features/bookings/api/useNamedBooking.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { BookingOutcome } from './BookingOutcome.tsx';
import { YourBooking } from './YourBooking.tsx';

/** The reader's own booking with this id. A booking of somebody else is not shown, not even to an admin. */
export function NamedSuccess({ id }: { id: string }) {
  const userId = useAppSelector(selectUser)?.userId;
  const known = useAppSelector(selectMyBookings).find((one) => one.id === id);
  const { booking = known, error, isMissing, retry } = useNamedBooking(id);
  if (isMissing || (booking && booking.userId !== userId)) return <NotYours />;
  if (booking) return <BookingOutcome booking={booking} />;
  return (
    <YourBooking>
      {error ? <ErrorState message={error} onRetry={retry} /> : <BookingSkeletons />}
    </YourBooking>
  );
}

function NotYours() {
  const email = useAppSelector(selectUser)?.email;
  return (
    <YourBooking>
      <EmptyState title="This booking is not among yours.">
        <p>You are signed in as {email}. This link is not right, or it is of another account.</p>
        <ButtonLink to={paths.bookings.path} look="primary">
          See your bookings
        </ButtonLink>
        <ButtonLink to={paths.home.path} look="outline">
          Go to Home
        </ButtonLink>
      </EmptyState>
    </YourBooking>
  );
}
