import { BookingTabs } from '#web/features/myBookings/components/BookingTabs.tsx';
import { statusFilters } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { PageHead } from '#web/ui/PageHead.tsx';

/** One's own bookings by their status. */
export default function BookingStatusPage() {
  const list = useMyBookings();
  useMyBookingsNews();
  return (
    <>
      <PageHead
        title="Booking status"
        text="Where each of your bookings stands. Open Details for its history."
      />
      <BookingTabs label="Your bookings by status" filters={statusFilters} list={list} />
    </>
  );
}
