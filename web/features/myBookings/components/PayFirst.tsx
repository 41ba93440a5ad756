import type { Booking } from '#shared/booking.ts';
import type { BookingAction } from '#web/features/bookings/index.ts';
import { payText } from '#web/features/myBookings/payText.ts';
import { Button } from '#web/ui/Button.tsx';

interface Props {
  /** Of several that are owed for, the one that is to be paid first. */
  booking: Booking;
  start: (action: BookingAction, booking: Booking) => void;
}

/** The filled button that leads to paying for the first of several bookings. */
export const PayFirst = ({ booking, start }: Props) => (
  <Button
    look="primary"
    aria-label={`${payText(booking)}, first for ${booking.coldRoomName}`}
    onClick={() => start('pay', booking)}
  >
    {payText(booking)}
  </Button>
);
