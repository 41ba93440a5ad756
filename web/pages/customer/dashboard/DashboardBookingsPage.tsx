import { useSearchParams } from 'react-router-dom';
import { messages } from '#shared/messages.ts';
import { isKnown } from '#web/features/bookings/components/BookingList.tsx';
import { CustomerBookings } from '#web/features/myBookings/components/CustomerBookings.tsx';
import { filterBookings, parseFilter } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';

const tabs = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;

/** The customer's reservations in three tabs. */
export default function DashboardBookingsPage() {
  const [query, setQuery] = useSearchParams();
  const list = useMyBookings();
  const error = list.error && messages.reservationsError;
  const shown = parseFilter(query.get('show'));
  return (
    <>
      <PageHead title="Bookings" text="Your reservations and what became of them.">
        <ButtonLink to={paths.bookingStatus.path} look="outline">
          Status and history
        </ButtonLink>
        <ButtonLink to={paths.book.path} look="primary">
          New booking
        </ButtonLink>
      </PageHead>
      <Tabs
        label="Bookings by status"
        value={shown === 'transaction' ? 'pending' : shown}
        onChange={(value) => setQuery({ show: value }, { replace: true })}
        tabs={tabs.map(({ value, label }) => ({
          value,
          label,
          count: isKnown(list) ? filterBookings(list.bookings, value).length : '–',
          content: <CustomerBookings filter={value} {...list} error={error} />,
        }))}
      />
    </>
  );
}
