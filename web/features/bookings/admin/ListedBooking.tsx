import type { Booking } from '#shared/booking.ts';
import type { BookingAction } from '#web/features/bookings/components/useBookingActions.ts';
import { AdminActions } from './AdminActions.tsx';
import { RequestRow } from './RequestRow.tsx';
import { StaffCard } from './StaffCard.tsx';

interface Props {
  booking: Booking;
  /** Whether all of its list are requests, which have rows of their own. */
  isRequest: boolean;
  start: (action: BookingAction, booking: Booking) => void;
  approve: (booking: Booking) => Promise<void>;
}

/** A booking in a list of one status, or of all, with what the staff can do about it. */
export function ListedBooking({ booking, isRequest, start, approve }: Props) {
  const Row = isRequest ? RequestRow : StaffCard;
  return (
    <Row booking={booking}>
      <AdminActions booking={booking} start={start} approve={approve} folds={isRequest} />
    </Row>
  );
}
