import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import {
  type BookingAction,
  ArrivalLink,
  BookingCard,
  type ListState,
  mayCancel,
  PagedBookings,
  useBookingActions,
  useSteady,
} from '#web/features/bookings/index.ts';
import { inOrder, isIn, type CustomerFilter } from '#web/features/myBookings/customerFilters.ts';
import { rateText } from '#web/features/ratings/index.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { AskedActions } from './AskedActions.tsx';
import { CustomerDialogs } from './CustomerDialogs.tsx';
import styles from './CustomerBookings.module.css';

interface Props extends ListState {
  filter: CustomerFilter;
}

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
        empty={
          <EmptyState title={empty}>
            <ButtonLink to={paths.search.path} look="outline">
              Find a cold room
            </ButtonLink>
          </EmptyState>
        }
      >
        {(booking) => (
          <BookingCard booking={booking}>
            <Actions booking={booking} filter={filter} start={start} />
          </BookingCard>
        )}
      </PagedBookings>
      <CustomerDialogs open={open} start={start} close={close} />
    </div>
  );
}

interface ActionProps {
  booking: Booking;
  filter: CustomerFilter;
  start: (action: BookingAction, booking: Booking) => void;
}

function Actions({ booking, filter, start }: ActionProps) {
  const of = `, ${booking.coldRoomName}`;
  const button = (action: BookingAction, text: string, look: 'primary' | 'outline' | 'danger') => (
    <Button look={look} size="small" aria-label={text + of} onClick={() => start(action, booking)}>
      {text}
    </Button>
  );
  return (
    <>
      {booking.status === 'approved' && owedOf(booking) > 0 && button('pay', 'Pay Now', 'primary')}
      {booking.status === 'approved' && !booking.checkedOut && <ArrivalLink booking={booking} />}
      {filter.receipts && button('receipt', 'Receipt', 'outline')}
      {booking.status === 'completed' && button('rate', rateText(booking), 'outline')}
      {button('details', 'Details', 'outline')}
      {booking.status === 'pending' &&
        booking.startDate >= todayInKigali() &&
        button('change', 'Change days', 'outline')}
      <AskedActions booking={booking} onAsk={() => start('ask', booking)} />
      {!filter.receipts && mayCancel(booking, 'customer') && button('cancel', 'Cancel', 'danger')}
    </>
  );
}
