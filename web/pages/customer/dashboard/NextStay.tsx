import type { Booking } from '#shared/booking.ts';
import { type BookingAction, BookingCard } from '#web/features/bookings/index.ts';
import { OwnActions } from '#web/features/myBookings/components/OwnActions.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface Props {
  booking: Booking | undefined;
  /** Whether its button is the one filled button of the page. */
  isUrgent: boolean;
  start: (action: BookingAction, booking: Booking) => void;
}

/** The stay of today or the next one, with what can be done about it. That it is approved is said by its heading. */
export function NextStay({ booking, isUrgent, start }: Props) {
  if (!booking) {
    return (
      <EmptyState title="No approved bookings available.">
        <ButtonLink to={paths.search.path} look="outline">
          Find a cold room
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <BookingCard booking={booking} isOwn statusIsSeen>
      <OwnActions {...{ booking, isUrgent, start }} />
    </BookingCard>
  );
}
