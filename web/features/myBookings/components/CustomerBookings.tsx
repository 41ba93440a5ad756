import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import {
  BookingCard,
  type BookingPart,
  type ListState,
  PagedBookings,
  useBookingActions,
  useSteady,
} from '#web/features/bookings/index.ts';
import { inOrder, isIn, type CustomerFilter } from '#web/features/myBookings/customerFilters.ts';
import { receiptMonths } from '#web/features/myBookings/receiptMonths.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CustomerDialogs } from './CustomerDialogs.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ReceiptMonthHead } from './ReceiptMonthHead.tsx';
import styles from './CustomerBookings.module.css';

interface Props extends ListState {
  filter: CustomerFilter;
}

const partsOf = (shown: Booking[], all: readonly Booking[]): BookingPart[] =>
  receiptMonths(shown, all).map((month) => ({
    key: month.month,
    head: <ReceiptMonthHead {...month} />,
    bookings: month.shown,
  }));

/** A customer's bookings of one filter, five a page, with what can be done about each. */
export function CustomerBookings({ filter, bookings, ...list }: Props) {
  const { open, start, close } = useBookingActions();
  const { label, empty } = filter;
  const { shown, fresh, showNew } = useSteady(label, bookings, (one) => isIn(filter, one));
  return (
    <div tabIndex={-1} role="group" aria-label={label} className={styles.region}>
      <h2 className="visually-hidden">{label}</h2>
      <ShowNew count={fresh} onShow={showNew} />
      <PagedBookings
        key={label}
        {...list}
        bookings={inOrder(filter, shown, todayInKigali())}
        partsOf={filter.receipts && ((some) => partsOf(some, shown))}
        empty={
          <EmptyState title={empty}>
            <ButtonLink to={paths.search.path} look="outline">
              Find a cold room
            </ButtonLink>
          </EmptyState>
        }
      >
        {(booking) => (
          <BookingCard booking={booking} isOwn>
            <OwnActions booking={booking} ofReceipts={filter.receipts} start={start} />
          </BookingCard>
        )}
      </PagedBookings>
      <CustomerDialogs open={open} start={start} close={close} />
    </div>
  );
}
