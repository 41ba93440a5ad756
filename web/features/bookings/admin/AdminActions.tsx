import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { dayAllows, mayMove, type BookingStatus } from '#shared/transitions.ts';
import {
  mayCancel,
  type BookingAction,
} from '#web/features/bookings/components/useBookingActions.ts';
import { Button } from '#web/ui/Button.tsx';

interface Props {
  booking: Booking;
  start: (action: BookingAction, booking: Booking) => void;
  approve: (booking: Booking) => Promise<void>;
}

/** What an admin can do about a booking today, as the table of transitions says. */
export function AdminActions({ booking, start, approve }: Props) {
  const [pending, setPending] = useState(false);
  const of = `, ${booking.coldRoomName} for ${booking.customerName}`;
  const may = (to: BookingStatus) =>
    mayMove(booking.status, to, 'admin') && dayAllows(to, 'admin', booking, todayInKigali());
  const approveNow = async () => {
    setPending(true);
    await approve(booking);
    setPending(false);
  };
  return (
    <>
      {may('approved') && (
        <Button
          size="small"
          aria-label={`Approve${of}`}
          pending={pending}
          pendingText="Approving..."
          onClick={() => void approveNow()}
        >
          Approve
        </Button>
      )}
      {may('rejected') && (
        <Button
          look="danger"
          size="small"
          aria-label={`Reject${of}`}
          disabled={pending}
          onClick={() => start('reject', booking)}
        >
          Reject
        </Button>
      )}
      <Button
        look="outline"
        size="small"
        aria-label={`Details${of}`}
        onClick={() => start('details', booking)}
      >
        Details
      </Button>
      {booking.status === 'approved' && mayCancel(booking, 'admin') && (
        <Button
          look="danger"
          size="small"
          aria-label={`Cancel${of}`}
          onClick={() => start('cancel', booking)}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
