import type { Booking } from '#shared/booking.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { formatRwf } from '#web/lib/format.ts';

interface Outcome {
  title: string;
  text: string;
  /** Whether the customer has, or had, the room. */
  isSuccess: boolean;
}

const success = (text: string): Outcome => ({
  title: 'Booking Successful!',
  text,
  isSuccess: true,
});

const noStay = (title: string, text: string): Outcome => ({ title, text, isSuccess: false });

const outcomes: Record<BookingStatus, Outcome> = {
  pending: success(
    'Your days are held for you until we answer. Until then you can cancel the request among your bookings.',
  ),
  approved: success('We have approved your request: the room is yours on these days.'),
  completed: success('Your stay is over. We hope that your goods kept well.'),
  rejected: noStay('Booking rejected', 'We could not take your request. You owe nothing for it.'),
  cancelled: noStay('Booking cancelled', 'This booking was cancelled. You owe nothing for it.'),
  expired: noStay('Booking expired', 'We did not answer in time. You owe nothing for it.'),
};

/** What has come of a booking by the time that its success page is opened. */
export function outcomeOf({ status, fee }: Pick<Booking, 'status' | 'fee'>): Outcome {
  const outcome = outcomes[status];
  if (!fee) return outcome;
  return { ...outcome, text: `This booking was cancelled. Cancelling costs ${formatRwf(fee)}.` };
}
