import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import styles from './BookingList.module.css';

export interface ItemsProps {
  bookings: Booking[];
  children: (booking: Booking) => ReactNode;
}

/** Bookings below one another. */
export const Items = ({ bookings, children }: ItemsProps) => (
  <ul className={styles.list}>
    {bookings.map((booking) => (
      <li key={booking.id}>{children(booking)}</li>
    ))}
  </ul>
);
