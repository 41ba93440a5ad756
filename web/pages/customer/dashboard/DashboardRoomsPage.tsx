import { todayInKigali } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { ArrivalLink } from '#web/features/bookings/components/ArrivalLink.tsx';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { DetailsDialog } from '#web/features/bookings/components/DetailsDialog.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { soonestFirst } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

/** The rooms that the customer has: approved reservations as cards. */
export default function DashboardRoomsPage() {
  const { bookings, error, ...list } = useMyBookings();
  const { open, start, close } = useBookingActions();
  return (
    <>
      <PageHead title="Your cold rooms" text="Every reservation that was approved." />
      <h2 className="visually-hidden">Approved reservations</h2>
      <BookingList
        {...list}
        bookings={soonestFirst(
          bookings.filter(({ status }) => status === 'approved'),
          todayInKigali(),
        )}
        error={error && messages.reservationsError}
        empty="No approved bookings available."
        emptyHint={
          <ButtonLink to={paths.search.path} look="outline">
            Find a cold room
          </ButtonLink>
        }
      >
        {(booking) => (
          <BookingCard booking={booking}>
            <ArrivalLink booking={booking} />
            <Button
              look="outline"
              size="small"
              aria-label={`Details, ${booking.coldRoomName}`}
              onClick={() => start('details', booking)}
            >
              Details
            </Button>
          </BookingCard>
        )}
      </BookingList>
      <DetailsDialog booking={open?.booking} onClose={close} payments="customer" />
    </>
  );
}
