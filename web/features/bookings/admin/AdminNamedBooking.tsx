import { BookingOfAddress } from '#web/features/bookings/components/BookingOfAddress.tsx';
import { AdminDialogs } from './AdminDialogs.tsx';

/** The details of the booking that the address names, for the staff. */
export const AdminNamedBooking = () => (
  <BookingOfAddress>
    {(booking, close) => (
      <AdminDialogs open={booking && { action: 'details', booking }} close={close} />
    )}
  </BookingOfAddress>
);
