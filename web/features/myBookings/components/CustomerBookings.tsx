import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import {
  BookingCard,
  type BookingPart,
  type ListState,
  PagedBookings,
  useBookingActions,
  useSteady,
} from '#web/features/bookings/index.ts';
import {
  inOrder,
  isByTime,
  isIn,
  type CustomerFilter,
} from '#web/features/myBookings/customerFilters.ts';
import { mostUrgent } from '#web/features/myBookings/leadOf.ts';
import { overdueOf, type Overdue } from '#web/features/myBookings/overdueOf.ts';
import { receiptMonths } from '#web/features/myBookings/receiptMonths.ts';
import { stayParts } from '#web/features/myBookings/stayParts.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CustomerDialogs } from './CustomerDialogs.tsx';
import { LedgerRow } from './LedgerRow.tsx';
import { OverdueHead } from './OverdueHead.tsx';
import { OwnActions } from './OwnActions.tsx';
import { PartHead } from './PartHead.tsx';
import { ReceiptMonthHead } from './ReceiptMonthHead.tsx';
import { ToPay } from './ToPay.tsx';
import styles from './CustomerBookings.module.css';

interface Props extends ListState {
  filter: CustomerFilter;
}

const byMonth = (shown: Booking[], all: readonly Booking[]): BookingPart[] =>
  receiptMonths(shown, all).map((month) => ({
    key: month.month,
    head: <ReceiptMonthHead {...month} />,
    bookings: month.shown,
  }));

const byTime = (shown: Booking[], today: Day, overdue: Overdue | undefined): BookingPart[] =>
  stayParts(shown, today).map(({ name, bookings }) => ({
    key: name,
    head: name === 'Overdue' && overdue ? <OverdueHead {...overdue} /> : <PartHead title={name} />,
    bookings,
  }));

/** How the bookings of a page are divided: receipts by month, stays by when they are, others not at all. */
function partsOf(filter: CustomerFilter, all: readonly Booking[], overdue: Overdue | undefined) {
  if (filter.receipts) return (shown: Booking[]) => byMonth(shown, all);
  return isByTime(filter) ? (shown: Booking[]) => byTime(shown, serverToday(), overdue) : undefined;
}

/** A customer's bookings of one filter, five a page, with what can be done about each. */
export function CustomerBookings({ filter, bookings, ...list }: Props) {
  const { open, start, close } = useBookingActions();
  const { label, statuses, empty, receipts = false } = filter;
  const { shown, fresh, showNew } = useSteady(label, bookings, (one) => isIn(filter, one));
  const today = serverToday();
  const overdue = isByTime(filter) ? overdueOf(shown, today) : undefined;
  return (
    <div tabIndex={-1} role="group" aria-label={label} className={styles.region}>
      <h2 className="visually-hidden">{label}</h2>
      <ShowNew count={fresh} onShow={showNew} />
      {receipts && <ToPay bookings={bookings} start={start} />}
      <PagedBookings
        key={label}
        {...list}
        bookings={inOrder(filter, shown, today)}
        partsOf={partsOf(filter, shown, overdue)}
        rows={receipts ? 'ledger' : undefined}
        empty={
          <EmptyState title={empty}>
            <ButtonLink to={paths.search.path} look="outline">
              Find a cold room
            </ButtonLink>
          </EmptyState>
        }
      >
        {(booking, ofPage) => {
          if (receipts) return <LedgerRow {...{ booking, start }} />;
          const isUrgent = booking.id === mostUrgent(ofPage, today)?.id;
          const isLate = overdue?.bookings.includes(booking);
          // That a stay is over is seen from its days.
          const statusIsSeen = booking.status === statuses[0] || booking.status === 'completed';
          return (
            <BookingCard {...{ booking, statusIsSeen }} lateIsSaid={isLate} isOwn>
              <OwnActions {...{ booking, isUrgent, start }} />
            </BookingCard>
          );
        }}
      </PagedBookings>
      <CustomerDialogs open={open} start={start} close={close} />
    </div>
  );
}
