import { useState } from 'react';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { presenceOf } from '#shared/presence.ts';
import { fetchMyBookings, withdrawChange } from '#web/features/bookings/index.ts';
import { siteFault } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';

interface Props {
  booking: Booking;
  onAsk: () => void;
}

/** Whether other days of a booking can be asked for, or are: it is approved and not over, and its goods have not left. */
export const canAsk = (booking: Booking): boolean =>
  waitingChange(booking) !== undefined ||
  (booking.status === 'approved' &&
    booking.endDate >= todayInKigali() &&
    presenceOf(booking) !== 'out');

/** Asks for other days of a booking where it can, or takes that back while it waits. */
export function AskedActions({ booking, onAsk }: Props) {
  const { coldRoomName } = booking;
  const waiting = waitingChange(booking);
  if (waiting) return <WithdrawButton booking={booking} askedAt={waiting.at} />;
  return (
    <Button
      look="ghost"
      size="small"
      aria-label={`Ask for other days, ${coldRoomName}`}
      onClick={onAsk}
    >
      Ask for other days
    </Button>
  );
}

function WithdrawButton({
  booking: { id, coldRoomName },
  askedAt,
}: {
  booking: Booking;
  askedAt: string;
}) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    const result = await dispatch(withdrawChange({ id, askedAt }));
    setPending(false);
    if (withdrawChange.fulfilled.match(result)) {
      notify.success('Your request for other days is withdrawn.');
      return;
    }
    notify.failure(result.payload ?? siteFault(messages.serverError));
    void dispatch(fetchMyBookings());
  };
  return (
    <Button
      look="ghost"
      size="small"
      aria-label={`Withdraw request, ${coldRoomName}`}
      pending={pending}
      pendingText="Withdrawing..."
      onClick={() => void withdraw()}
    >
      Withdraw request
    </Button>
  );
}
