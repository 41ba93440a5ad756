import { useState, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { dayAllows, mayMove, type BookingStatus } from '#shared/transitions.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';

interface Props {
  booking: Booking;
  approve: (booking: Booking) => Promise<void>;
  onReject: (booking: Booking) => void;
  /** Small in a list, where many stand below one another and none may outshine the bookings. */
  size?: 'small';
  /** What stands between both, where the one that is pressed least comes last. */
  children?: ReactNode;
}

/** Whether the staff may answer a request so today, as the table of transitions says. */
export const mayAnswer = (booking: Booking, to: BookingStatus, today: Day): boolean =>
  mayMove(booking.status, to, 'admin') && dayAllows(to, 'admin', booking, today);

/** Approves or rejects a request, as far as the table of transitions allows it today. */
export function AnswerButtons({ booking, approve, onReject, size, children }: Props) {
  const [pending, setPending] = useState(false);
  const today = serverToday();
  const of = `, ${booking.coldRoomName} for ${booking.customerName}`;
  const approveNow = async () => {
    setPending(true);
    await approve(booking);
    setPending(false);
  };
  return (
    <>
      {mayAnswer(booking, 'approved', today) && (
        <Button
          look={size ? 'tonal' : 'good'}
          {...(size && { size })}
          aria-label={`Approve${of}`}
          pending={pending}
          pendingText="Approving..."
          onClick={() => void approveNow()}
        >
          Approve
        </Button>
      )}
      {children}
      {mayAnswer(booking, 'rejected', today) && (
        <Button
          look={size ? 'quietDanger' : 'danger'}
          {...(size && { size })}
          aria-label={`Reject${of}`}
          disabled={pending}
          onClick={() => onReject(booking)}
        >
          Reject
        </Button>
      )}
    </>
  );
}
