import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { WaitingBadge } from '#web/features/bookings/admin/WaitingBadge.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import styles from './WaitingRequests.module.css';

interface Props {
  booking: Booking;
  /** What can be done about it. */
  children: ReactNode;
}

/** A request in one line: whose it is, which room and days, what it brings, and how long it has waited. */
export const WaitingRow = ({ booking, children }: Props) => (
  <article className={styles.row} aria-label={`Booking of ${booking.coldRoomName}`}>
    <p className={styles.who}>
      <ClientLink booking={booking} />
      {booking.phoneNumber && (
        <span className={styles.phone}>
          <PhoneLink number={booking.phoneNumber} />
        </span>
      )}
    </p>
    <p className={styles.room}>{booking.coldRoomName}</p>
    <p className={styles.days}>
      <span>{formatShortStay(booking.startDate, booking.endDate)}</span>
      <span className="whole wide-one-line">{formatRwf(booking.totalPrice)}</span>
    </p>
    <span className={styles.wait}>
      <WaitingBadge booking={booking} />
      {booking.status !== 'pending' && <StatusBadge status={booking.status} />}
    </span>
    <div className={styles.actions}>{children}</div>
  </article>
);
