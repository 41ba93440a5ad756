import { messages } from '#shared/messages.ts';
import { CustomerBookings } from '#web/features/myBookings/components/CustomerBookings.tsx';
import type { CustomerFilter } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { PageHead } from '#web/ui/PageHead.tsx';

const reservations: CustomerFilter = {
  label: 'Approved bookings',
  statuses: ['approved'],
  empty: 'No approved bookings available.',
};

/** The rooms that the customer has: approved bookings as cards. */
export default function DashboardRoomsPage() {
  const list = useMyBookings();
  return (
    <>
      <PageHead title="Your cold rooms" text="Your approved bookings, now and to come." />
      <CustomerBookings
        filter={reservations}
        {...list}
        error={list.error && messages.reservationsError}
      />
    </>
  );
}
