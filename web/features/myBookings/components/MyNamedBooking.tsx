import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { BookingOfAddress, type BookingAction } from '#web/features/bookings/index.ts';
import { CustomerDialogs } from './CustomerDialogs.tsx';

/** The details of one's own booking that the address names. */
export const MyNamedBooking = () => (
  <BookingOfAddress>
    {(booking, close) => booking && <Opened booking={booking} onClose={close} />}
  </BookingOfAddress>
);

function Opened({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [action, setAction] = useState<BookingAction>('details');
  return <CustomerDialogs open={{ action, booking }} start={setAction} close={onClose} />;
}
