import { useState } from 'react';
import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { presenceOf } from '#shared/presence.ts';
import { fetchMyBookings, withdrawChange } from '#web/features/bookings/index.ts';
import { siteFault } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** Whether other days of a booking can be asked for, or are: it is approved and not over, and its goods have not left. */
const canAsk = (booking: Booking): boolean =>
  waitingChange(booking) !== undefined ||
  (booking.status === 'approved' &&
    booking.endDate >= serverToday() &&
    presenceOf(booking) !== 'out');

/**
 * Asks for other days of a booking by `onAsk` where it can, or takes that back while it waits; undefined where it does neither.
 */
export function useAsked(booking: Booking, onAsk: () => void) {
  const { id } = booking;
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const waiting = waitingChange(booking);
  const withdraw = async (askedAt: string) => {
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
  if (!canAsk(booking)) return undefined;
  if (!waiting) return { text: 'Ask for other days', onChoose: onAsk };
  return {
    // An item of a menu has no state of its own: its words say that it waits, and a press does nothing meanwhile.
    text: pending ? 'Withdrawing...' : 'Withdraw request for other days',
    pending,
    onChoose: () => {
      if (!pending) void withdraw(waiting.at);
    },
  };
}
