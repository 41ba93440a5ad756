import { useEffect, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useBookingList, useListNews } from '#web/features/bookings/admin/useBookingList.ts';
import { fetchBookingList } from '#web/features/bookings/api/fetchBookings.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { owedWords } from '#web/features/payments/index.ts';
import { formatDay, formatRwf } from '#web/lib/format.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState, ErrorState, StaleNote } from '#web/ui/states.tsx';
import { AdminHead } from './AdminHead.tsx';
import styles from './lists.module.css';

const columns = ['Number', 'Room', 'Customer', 'Start', 'End', 'Total', 'Owed', 'Status', 'More'];

/** Every booking there ever was, what is to come first, in one table. */
export default function AllBookingsPage() {
  const dispatch = useAppDispatch();
  const { count, more, loadingMore, fresh, showNew, ...list } = useBookingList('all');
  const { open, start, close } = useBookingActions();
  useEffect(() => void dispatch(fetchBookingList({ list: 'all' })), [dispatch]);
  useListNews('all');
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <AdminHead title="All bookings" count={count} show="all" />
      <div tabIndex={-1} className={styles.region}>
        <ShowNew count={fresh} onShow={showNew} />
        <BookingsTable {...list} onDetails={(booking) => start('details', booking)} />
      </div>
      {more && (
        <Button
          look="outline"
          className={styles.more}
          pending={loadingMore === true}
          pendingText="Loading..."
          onClick={more}
        >
          Load more
        </Button>
      )}
      <AdminDialogs open={open} close={close} />
    </div>
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
