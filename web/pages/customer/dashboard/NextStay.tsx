import type { Booking } from '#shared/booking.ts';
import { BookingCard, useBookingActions } from '#web/features/bookings/index.ts';
import { CustomerDialogs } from '#web/features/myBookings/components/CustomerDialogs.tsx';
import { OwnActions } from '#web/features/myBookings/components/OwnActions.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** The stay of today or the next one, with what can be done about it. */
export function NextStay({ booking }: { booking: Booking | undefined }) {
  const { open, start, close } = useBookingActions();
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
    <>
      <BookingCard booking={booking} isOwn>
        <OwnActions booking={booking} isUrgent start={start} />
      </BookingCard>
      <CustomerDialogs open={open} start={start} close={close} />
    </>
  );
}
