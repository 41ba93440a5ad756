import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import type { Why } from '#shared/reasons.ts';
import {
  ArrivalLink,
  AskDialog,
  type BookingAction,
  CalendarButton,
  cancelBooking,
  costOfCancelling,
  ChangeDialog,
  DetailsDialog,
  fetchMyBookings,
  further,
  type OpenAction,
  type Question,
  selectBookings,
} from '#web/features/bookings/index.ts';
import { customerFilters, isIn } from '#web/features/myBookings/customerFilters.ts';
import { RateDialog, rateText } from '#web/features/ratings/index.ts';
import { ReceiptDialog } from '#web/features/receipt/index.ts';
import { siteFault } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

const question: Question = {
  title: 'Cancel this booking?',
  text: 'The days become free for others at once. This cannot be undone.',
  yes: 'Cancel booking',
  pendingText: 'Cancelling...',
  no: 'Keep booking',
  cost: costOfCancelling,
  reason: { to: 'cancelled', of: 'customer' },
};

interface Props {
  open: OpenAction | undefined;
  start: (action: BookingAction, booking: Booking) => void;
  close: () => void;
}

/** The dialogs about a customer's own bookings. */
export function CustomerDialogs({ open, start, close }: Props) {
  const dispatch = useAppDispatch();
  const about = (action: BookingAction): Booking | undefined =>
    open?.action === action ? open.booking : undefined;

  // The dialog fetches its booking anew at each news: what can be done is that of the booking as it shows it.
  const { bookingDetails } = useAppSelector(selectBookings);
  const opened = about('details');
  const details =
    opened && bookingDetails?.id === opened.id ? further(bookingDetails, opened) : opened;

  const cancel = async ({ id }: Booking, why: Why, fee: number) => {
    const result = await dispatch(cancelBooking({ id, fee, ...why }));
    if (cancelBooking.fulfilled.match(result)) {
      notify.success(successes.bookingCanceled);
      close();
      return undefined;
    }
    void dispatch(fetchMyBookings());
    return result.payload ?? siteFault(messages.cancelBookingFailed);
  };

  return (
    <>
      <DetailsDialog
        booking={details}
        onClose={close}
        payments="customer"
        actions={
          <>
            {details?.status === 'approved' && (
              <>
                <CalendarButton booking={details} />
                {!details.checkedOut && <ArrivalLink booking={details} />}
              </>
            )}
            {details?.status === 'completed' && (
              <Button look="outline" size="small" onClick={() => start('rate', details)}>
                {rateText(details)}
              </Button>
            )}
            {details && isIn(customerFilters.transaction, details) && (
              <Button look="outline" size="small" onClick={() => start('receipt', details)}>
                Receipt
              </Button>
            )}
          </>
        }
      />
      <ChangeDialog booking={about('change')} onClose={close} onDone={close} />
      <ChangeDialog booking={about('ask')} mode="ask" onClose={close} onDone={close} />
      <RateDialog booking={about('rate')} onClose={close} />
      <ReceiptDialog booking={about('receipt')} onClose={close} />
      <PaymentDialog booking={about('pay')} onClose={close} />
      <AskDialog question={question} booking={about('cancel')} onYes={cancel} onClose={close} />
    </>
  );
}
