import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { isCustomersWish } from '#shared/cancellation.ts';
import { messages, successes } from '#shared/messages.ts';
import type { Why } from '#shared/reasons.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { cancelBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { costOfCancelling } from '#web/features/bookings/cancellationWords.ts';
import { AskDialog, type Question } from '#web/features/bookings/components/AskDialog.tsx';
import type {
  BookingAction,
  OpenAction,
} from '#web/features/bookings/components/useBookingActions.ts';
import { siteFault } from '#web/lib/api/failure.ts';
import { formatRwf } from '#web/lib/format.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { AdminDetails } from './AdminDetails.tsx';
import { useAnswer } from './useAnswer.ts';
import { useUndo } from './useTakeBack.ts';

const rejectQuestion: Question = {
  title: 'Reject this request?',
  text: 'The client sees it as rejected, and the days become free for others. You can reopen it while they are free.',
  yes: 'Reject request',
  pendingText: 'Rejecting...',
  no: 'Keep request',
  reason: { to: 'rejected', of: 'admin', required: true },
};

/** A cancellation by the staff charges nothing; the fee is shown in case the customer asked for it. */
const costForCustomer = (_booking: Booking, fee: number): string | undefined =>
  fee > 0 ? `Where the client asked for it, they owe ${formatRwf(fee)} for cancelling.` : undefined;

const cancelQuestion: Question = {
  title: 'Cancel this approved booking?',
  text: 'The days from today on become free for others. You can reopen it while they are free.',
  yes: 'Cancel booking',
  pendingText: 'Cancelling...',
  no: 'Keep booking',
  cost: costForCustomer,
  reason: { to: 'cancelled', of: 'admin', required: true },
};

/** Who gives up a booking of their own does so as its customer: with a customer's reasons, and at the same cost. */
const cancelOwnQuestion: Question = {
  ...cancelQuestion,
  cost: costOfCancelling,
  reason: { to: 'cancelled', of: 'customer' },
};

interface Props {
  open: OpenAction | undefined;
  close: () => void;
  /** Called where a booking was changed: its days, its room or its status. */
  onDone?: () => void;
}

/** The admin's dialogs about a booking. */
export function AdminDialogs({ open, close, onDone }: Props) {
  const dispatch = useAppDispatch();
  const answer = useAnswer();
  const offerUndo = useUndo(onDone);
  const user = useAppSelector(selectUser);
  const isOwn = (booking: Booking | undefined) =>
    booking !== undefined && booking.userId === user?.userId;
  // What is asked before it is done, from the details: they stand there again where it is given up.
  const [asked, setAsked] = useState<OpenAction>();
  const about = (action: BookingAction): Booking | undefined => {
    const shown = asked ?? open;
    return shown?.action === action ? shown.booking : undefined;
  };
  const giveUp = () => (asked ? setAsked(undefined) : close());

  const done = (message: string) => {
    notify.success(message);
    setAsked(undefined);
    close();
  };
  const reject = async (booking: Booking, why: Why) => {
    const failure = await answer(booking, 'rejected', why);
    if (failure) return failure;
    offerUndo(booking, 'rejected');
    onDone?.();
    setAsked(undefined);
    close();
    return undefined;
  };
  const cancel = async (booking: Booking, why: Why, fee: number) => {
    const isCharged = isCustomersWish(isOwn(booking) ? 'customer' : 'admin', why.reason);
    const result = await dispatch(
      cancelBooking({ id: booking.id, ...(isCharged && { fee }), ...why }),
    );
    if (cancelBooking.fulfilled.match(result)) {
      onDone?.();
      done(successes.bookingCanceled);
      return undefined;
    }
    return result.payload ?? siteFault(messages.cancelBookingFailed);
  };

  return (
    <>
      <AdminDetails
        booking={about('details')}
        wanted={open?.wanted}
        onClose={close}
        onDone={onDone}
        onReject={(booking) => setAsked({ action: 'reject', booking })}
        onCancel={(booking) => setAsked({ action: 'cancel', booking })}
      />
      <AskDialog
        question={rejectQuestion}
        booking={about('reject')}
        withCustomer
        onYes={reject}
        onClose={giveUp}
      />
      <AskDialog
        question={isOwn(about('cancel')) ? cancelOwnQuestion : cancelQuestion}
        booking={about('cancel')}
        withCustomer
        onYes={cancel}
        onClose={giveUp}
      />
    </>
  );
}
