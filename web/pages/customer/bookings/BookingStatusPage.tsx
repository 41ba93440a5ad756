import { useSearchParams } from 'react-router-dom';
import { todayInKigali } from '#shared/days.ts';
import { bookingStatuses, type BookingStatus } from '#shared/transitions.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { isKnown, type ListState } from '#web/features/bookings/components/BookingList.tsx';
import { PagedBookings } from '#web/features/bookings/components/PagedBookings.tsx';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { useSteady } from '#web/features/bookings/useSteady.ts';
import { soonestFirst } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import styles from './BookingStatusPage.module.css';

/** One's own bookings by their status, each with its history. */
export default function BookingStatusPage() {
  const [query, setQuery] = useSearchParams();
  const list = useMyBookings();
  useMyBookingsNews();
  const shown = bookingStatuses.find((status) => status === query.get('show')) ?? 'pending';
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Booking status</h1>
        <p className="lead">Where each of your bookings stands, and how it came there.</p>
      </header>
      <Tabs
        label="Your bookings by status"
        value={shown}
        onChange={(value) => setQuery({ show: value }, { replace: true })}
        tabs={bookingStatuses.map((status) => ({
          value: status,
          label: statusLabels[status],
          count: isKnown(list) ? ofStatus(list, status).length : '–',
          content: <StatusList status={status} list={list} />,
        }))}
      />
    </div>
  );
}

const ofStatus = ({ bookings }: ListState, status: BookingStatus) =>
  bookings.filter((booking) => booking.status === status);

function StatusList({ status, list }: { status: BookingStatus; list: ListState }) {
  const { shown, fresh, showNew } = useSteady(
    status,
    list.bookings,
    (booking) => booking.status === status,
  );
  return (
    <div tabIndex={-1} className={styles.region}>
      <h2 className="visually-hidden">{statusLabels[status]}</h2>
      <ShowNew count={fresh} onShow={showNew} />
      <PagedBookings
        {...list}
        bookings={status === 'approved' ? soonestFirst(shown, todayInKigali()) : shown}
        empty={`No ${statusLabels[status].toLowerCase()} bookings.`}
        emptyHint={
          <ButtonLink to={paths.search.path} look="outline">
            Find a cold room
          </ButtonLink>
        }
      >
        {(booking) => (
          <BookingCard booking={booking}>
            <BookingHistory booking={booking} />
          </BookingCard>
        )}
      </PagedBookings>
    </div>
  );
}
