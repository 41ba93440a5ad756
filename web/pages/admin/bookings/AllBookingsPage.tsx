import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { PresenceDot } from '#web/features/bookings/admin/PresenceDot.tsx';
import { bookingListNames } from '#web/features/bookings/api/bookingLists.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { NoBookingFits } from '#web/features/bookings/components/NoBookingFits.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { overdueWords } from '#web/features/payments/index.ts';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { serverToday } from '#web/lib/session.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { DataTable, NOTHING, NumberCell } from '#web/ui/DataTable.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState, ErrorState, StaleNote } from '#web/ui/states.tsx';
import { AdminHead } from './AdminHead.tsx';
import { BookingFilters, FilterToggle, useFilterFold } from './BookingFilters.tsx';
import { FoundPages, type FoundList } from './FoundPages.tsx';
import {
  askedBookings,
  dayProblems,
  daysSorted,
  isBookingsNarrowed,
  noBookingFilter,
  orderWords,
  readBookingFilter,
  withFilter,
} from './bookingFilter.ts';
import styles from './lists.module.css';

/** The columns, with what each is on a card. What is owed comes last, because a card leaves out what there is not. */
const parts = {
  Booking: 'number',
  Room: 'title',
  Client: 'person',
  Days: 'days',
  Status: 'badge',
  Total: 'amount',
  Owed: 'rest',
} as const;
const columns = Object.keys(parts);

const lines = {
  widths: 'auto minmax(0, 1fr) 10rem 6.5rem 8.25rem',
  at: {
    Room: '1 / 1 / auto / span 2',
    Booking: '2 / 1',
    Client: '2 / 2',
    Days: '1 / 3',
    Status: '1 / 4',
    Total: '1 / 5',
    Owed: '2 / 4 / auto / span 2',
  },
};

const PER_PAGE = 50;

/** Letters of a name that stays in one line on a desk; a longer one would make the table wider than its page. */
const SHORT = 24;

/**
 * Every booking there ever was, in one table, what is to come first; narrowed and ordered as the lists in the dashboard
 * are.
 */
export default function AllBookingsPage() {
  const [query, setQuery] = useSearchParams();
  const shown = bookingListNames.find((name) => name === query.get('show')) ?? 'all';
  const filter = readBookingFilter(query);
  const fold = useFilterFold(filter);
  const hasProblem = Object.keys(dayProblems(filter)).length > 0;
  const region = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const change = (next: Parameters<typeof withFilter>[1]) =>
    setQuery((now) => withFilter(now, next), inPlaceAtOnce);
  const clear = () => {
    change(noBookingFilter);
    setClears(clears + 1);
    region.current?.focus();
  };
  return (
    <>
      <AdminHead title="All bookings" show={shown}>
        <FilterToggle {...fold} />
      </AdminHead>
      <BookingFilters
        fold={fold}
        filter={filter}
        list={shown}
        withStatus
        clears={clears}
        onChange={change}
        onClear={clear}
      />
      <div ref={region} tabIndex={-1} className={styles.region}>
        {!hasProblem && (
          <FoundPages
            asked={{ ...askedBookings(shown, filter), limit: PER_PAGE }}
            order={orderWords(shown, filter)}
          >
            {(found) => (
              <BookingsTable
                {...found}
                sort={daysSorted(shown, filter)}
                {...(isBookingsNarrowed(filter) && { onClear: clear })}
              />
            )}
          </FoundPages>
        )}
      </div>
    </>
  );
}

interface TableProps extends FoundList {
  /** How the days are ordered, if they are. */
  sort: ReturnType<typeof daysSorted>;
  /** Given while the list is narrowed. */
  onClear?: () => void;
}

function BookingsTable({
  bookings,
  waiting,
  error,
  retry,
  foot,
  start,
  sort,
  onClear,
}: TableProps) {
  if (waiting) return <BookingSkeletons />;
  if (error && bookings.length === 0) return <ErrorState message={error} onRetry={retry} />;
  if (bookings.length === 0 && onClear) return <NoBookingFits onClear={onClear} />;
  if (bookings.length === 0) return <EmptyState title="No bookings available." />;
  const rows = bookings.map((booking) => ({ key: booking.id, cells: cellsOf(booking, start) }));
  return (
    <>
      {error && <StaleNote message={error} onRetry={retry} />}
      <DataTable
        columns={columns}
        rows={rows}
        {...(sort && { sorted: { column: 'Days', as: sort } })}
        cards="titled"
        lines={lines}
        parts={parts}
        opens="Booking"
        fold
        foot={foot}
      />
    </>
  );
}

/** What is left to pay, or to refund, with its unit in one line, and since when it should have been paid. */
function OwedAmount({ booking }: { booking: Booking }) {
  const owed = owedOf(booking);
  const overdue = overdueWords(booking, serverToday());
  return (
    <span className={styles.owed}>
      <span className="whole wide-one-line">
        {formatRwf(Math.abs(owed))}
        {owed < 0 && ' to refund'}
      </span>{' '}
      {overdue && <span className={styles.overdue}>{overdue}</span>}
    </span>
  );
}

/** What became of it, or who is in the room: who was checked in has an approved booking. */
const Stage = ({ booking }: { booking: Booking }) =>
  booking.status === 'approved' && presenceOf(booking) !== 'expected' ? (
    <PresenceDot booking={booking} />
  ) : (
    <StatusBadge status={booking.status} dot />
  );

/** The number opens the details; a booking from before there were numbers has the word for it. */
const cellsOf = (booking: Booking, start: FoundList['start']): ReactNode[] => [
  <button
    key="number"
    type="button"
    className={styles.open}
    aria-label={
      booking.number === undefined
        ? `Details, ${booking.coldRoomName} for ${booking.customerName}`
        : undefined
    }
    onClick={() => start('details', booking)}
  >
    {booking.number === undefined ? 'Details' : <BookingNumber number={booking.number} />}
  </button>,
  booking.coldRoomName,
  <span key="client" className={cx(booking.customerName.length <= SHORT && 'wide-one-line')}>
    <ClientLink booking={booking} />
  </span>,
  <span key="days" className="wide-one-line">
    {formatShortStay(booking.startDate, booking.endDate)}
  </span>,
  <Stage key="status" booking={booking} />,
  <NumberCell key="total">
    <span className="whole wide-one-line">{formatRwf(booking.totalPrice)}</span>
  </NumberCell>,
  owedOf(booking) === 0 ? (
    NOTHING
  ) : (
    <NumberCell key="owed">
      <OwedAmount booking={booking} />
    </NumberCell>
  ),
];
