import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { type BookingAction, ArrivalLink, mayCancel } from '#web/features/bookings/index.ts';
import { rateText } from '#web/features/ratings/index.ts';
import { Button } from '#web/ui/Button.tsx';
import { AskedActions } from './AskedActions.tsx';

interface Props {
  booking: Booking;
  /** Whether the list is of receipts, where nothing is cancelled. */
  ofReceipts?: boolean | undefined;
  start: (action: BookingAction, booking: Booking) => void;
}

/** What can be done about one's own booking. */
export function OwnActions({ booking, ofReceipts = false, start }: Props) {
  const of = `, ${booking.coldRoomName}`;
  const owes = owedOf(booking) > 0;
  const button = (action: BookingAction, text: string, look: 'primary' | 'outline' | 'danger') => (
    <Button
      look={look}
      size="small"
      data-main={look === 'primary' || undefined}
      aria-label={text + of}
      onClick={() => start(action, booking)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {owes && booking.status === 'approved' && button('pay', 'Pay Now', 'primary')}
      {owes && booking.status !== 'approved' && button('pay', 'How to pay', 'outline')}
      {booking.status === 'approved' && !booking.checkedOut && <ArrivalLink booking={booking} />}
      {ofReceipts && button('receipt', 'Receipt', 'outline')}
      {booking.status === 'completed' && button('rate', rateText(booking), 'outline')}
      {button('details', 'Details', 'outline')}
      {booking.status === 'pending' &&
        booking.startDate >= todayInKigali() &&
        button('change', 'Change days', 'outline')}
      <AskedActions booking={booking} onAsk={() => start('ask', booking)} />
      {!ofReceipts && mayCancel(booking, 'customer') && button('cancel', 'Cancel', 'danger')}
    </>
  );
}
