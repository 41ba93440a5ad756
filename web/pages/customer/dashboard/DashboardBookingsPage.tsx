import { messages } from '#shared/messages.ts';
import { BookingTabs } from '#web/features/myBookings/components/BookingTabs.tsx';
import { customerFilters } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { paths } from '#web/lib/paths.ts';
import { BookingsIntro } from '#web/pages/customer/bookings/BookingsIntro.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

const { pending, approved, rejected, cancelled } = customerFilters;
const filters = { pending: { ...pending, label: 'Pending' }, approved, rejected, cancelled };

/** The customer's reservations in a tab for each of what became of them. */
export default function DashboardBookingsPage() {
  const list = useMyBookings();
  const error = list.error && messages.reservationsError;
  return (
    <>
      <PageHead title="Bookings" text={<BookingsIntro list={list} />}>
        <ButtonLink to={paths.book.path} look="outline">
          New booking
        </ButtonLink>
      </PageHead>
      <BookingTabs label="Bookings by status" filters={filters} list={{ ...list, error }} />
    </>
  );
}
