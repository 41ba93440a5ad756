import { useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { bookingListNames } from '#web/features/bookings/api/bookingLists.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { owedWords } from '#web/features/payments/index.ts';
import type { Input } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatDay, formatRwf, plural } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState, ErrorState, StaleNote } from '#web/ui/states.tsx';
import { AdminHead } from './AdminHead.tsx';
import { BookingFilters } from './BookingFilters.tsx';
import { askedOf, dayProblems, noFilter, readFilter, withFilter } from './bookingFilter.ts';
import styles from './lists.module.css';

const columns = ['Number', 'Room', 'Customer', 'Start', 'End', 'Total', 'Owed', 'Status', 'More'];

const PER_PAGE = 50;

/** Every booking there ever was, in one table, what is to come first; narrowed and ordered as the lists in the dashboard are. */
export default function AllBookingsPage() {
  const [query, setQuery] = useSearchParams();
  const shown = bookingListNames.find((name) => name === query.get('show')) ?? 'all';
  const filter = readFilter(query);
  const hasProblem = Object.keys(dayProblems(filter)).length > 0;
  const region = useRef<HTMLDivElement>(null);
  const change = (next: Parameters<typeof withFilter>[1]) =>
    setQuery((now) => withFilter(now, next), { replace: true });
  const clear = () => {
    change(noFilter);
    region.current?.focus();
  };
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <AdminHead title="All bookings" show={shown} />
      <BookingFilters filter={filter} list={shown} withStatus onChange={change} onClear={clear} />
      <div ref={region} tabIndex={-1} className={styles.region}>
        {!hasProblem && <FoundTable asked={{ ...askedOf(shown, filter), limit: PER_PAGE }} />}
      </div>
    </div>
  );
}

/** The bookings that were asked for, page after page. */
function FoundTable({ asked }: { asked: Input<'bookings.listAll'> }) {
  const { data, error, ...list } = useCall(
    'bookings.listAll',
    asked,
    messages.fetchAllBookingsFailed,
  );
  const { open, start, close } = useBookingActions();
  useNews(list.look);
  return (
    <>
      <ShowNew count={list.fresh} onShow={list.retry} />
      <p role="status" className={styles.count}>
        {data &&
          data.length > 0 &&
          `${list.more ? 'The first ' : ''}${plural(data.length, 'booking')}`}
      </p>
      <BookingsTable
        bookings={data ?? []}
        waiting={!data && !error}
        error={error}
        retry={list.retry}
        onDetails={(booking) => start('details', booking)}
      />
      {list.more && <LoadMore more={list.more} loading={list.loadingMore} problem={error} />}
      <AdminDialogs
        open={open}
        onDone={list.retry}
        close={() => {
          close();
          // Payments are recorded in the details.
          list.look();
        }}
      />
    </>
  );
}

interface TableProps {
  bookings: Booking[];
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
  onDetails: (booking: Booking) => void;
}

function BookingsTable({ bookings, waiting, error, retry, onDetails }: TableProps) {
  if (waiting) return <BookingSkeletons />;
  if (error && bookings.length === 0) return <ErrorState message={error} onRetry={retry} />;
  if (bookings.length === 0) return <EmptyState title="No bookings available." />;
  const rows = bookings.map((booking) => ({ key: booking.id, cells: cellsOf(booking, onDetails) }));
  return (
    <>
      {error && <StaleNote message={error} onRetry={retry} />}
      <DataTable columns={columns} rows={rows} />
    </>
  );
}

const cellsOf = (booking: Booking, onDetails: (booking: Booking) => void): ReactNode[] => [
  booking.number ? <BookingNumber key="number" number={booking.number} /> : '–',
  booking.coldRoomName,
  <ClientLink key="client" booking={booking} />,
  formatDay(booking.startDate),
  formatDay(booking.endDate),
  formatRwf(booking.totalPrice),
  owedWords(booking) ?? '–',
  <StatusBadge key="status" status={booking.status} />,
  <Button
    key="details"
    look="outline"
    size="small"
    aria-label={`Details, ${booking.coldRoomName} for ${booking.customerName}`}
    onClick={() => onDetails(booking)}
  >
    Details
  </Button>,
];
