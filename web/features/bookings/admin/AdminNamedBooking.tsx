import { BookingOfAddress } from '#web/features/bookings/components/BookingOfAddress.tsx';
import { AdminDialogs } from './AdminDialogs.tsx';

interface Props {
  /** Called where it was changed. */
  onDone?: () => void;
  /** Called when it is closed: payments may have been recorded. */
  onClose?: () => void;
}

/** The details of the booking that the address names, for the staff. */
export const AdminNamedBooking = ({ onClose, ...props }: Props) => (
  <BookingOfAddress>
    {(booking, close) => (
      <AdminDialogs
        {...props}
        open={booking && { action: 'details', booking }}
        close={() => {
          close();
          onClose?.();
        }}
      />
    )}
  </BookingOfAddress>
);
