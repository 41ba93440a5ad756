import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';
import styles from './StaffCard.module.css';

interface Props {
  booking: Booking;
  /** Buttons at the foot. */
  children?: ReactNode;
}

/** A booking in a list of the staff: how long it waits for an answer, whose it is, and how to call them. */
export const StaffCard = ({ booking, children }: Props) => (
  <BookingCard
    booking={booking}
    // How long it waits says that it does.
    statusIsSaid={booking.status === 'pending'}
    badge={<WaitingBadge booking={booking} />}
    customer={
      <span className={styles.customer}>
        <ClientLink booking={booking} />
        {booking.phoneNumber && <PhoneLink number={booking.phoneNumber} />}
      </span>
    }
  >
    {children}
  </BookingCard>
);
