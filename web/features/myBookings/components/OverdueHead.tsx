import type { Booking } from '#shared/booking.ts';
import type { BookingAction } from '#web/features/bookings/index.ts';
import { mostUrgent } from '#web/features/myBookings/leadOf.ts';
import type { Overdue } from '#web/features/myBookings/overdueOf.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { PartHead } from './PartHead.tsx';
import { PayFirst } from './PayFirst.tsx';

interface Props {
  overdue: Overdue;
  start: (action: BookingAction, booking: Booking) => void;
}

/**
 * The heading of the stays whose payment is late, on this page and on others: what they come to, and the way to pay for
 * the oldest.
 */
export function OverdueHead({ overdue: { sum, bookings }, start }: Props) {
  const first = mostUrgent(bookings, serverToday());
  return (
    <PartHead title="Overdue" action={first && <PayFirst booking={first} start={start} />}>
      <span className="whole">{formatRwf(sum)}</span> for {plural(bookings.length, 'stay')}
    </PartHead>
  );
}
