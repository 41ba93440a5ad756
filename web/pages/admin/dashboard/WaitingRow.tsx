import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { WaitingBadge } from '#web/features/bookings/admin/WaitingBadge.tsx';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './WaitingRequests.module.css';
import rows from './day/bookingRows.module.css';

interface Props {
  booking: Booking;
  /** What can be done about it. */
  children: ReactNode;
}

/** A request in one line: which room, how long it has waited, whose it is, which days, and what it brings. */
export const WaitingRow = ({ booking, children }: Props) => (
  <article className={styles.row} aria-label={`Booking of ${booking.coldRoomName}`}>
    <div className={styles.what}>
      <p className={styles.name}>{booking.coldRoomName}</p>
      {booking.number && (
        <p className={styles.number}>
          <BookingNumber number={booking.number} />
        </p>
      )}
      <p className={styles.wait}>
        <WaitingBadge booking={booking} />
        {booking.status !== 'pending' && <StatusBadge status={booking.status} dot />}
      </p>
    </div>
    <div className={styles.who}>
      <p className={styles.client}>
        <ClientLink booking={booking} />
      </p>
      {booking.phoneNumber && (
        <p className={styles.phone}>
          <PhoneLink number={booking.phoneNumber} />
        </p>
      )}
    </div>
    <p className={styles.stay}>{formatShortStay(booking.startDate, booking.endDate)}</p>
    <p className={cx('whole wide-one-line', styles.price)}>{formatRwf(booking.totalPrice)}</p>
    <div className={cx(rows.actions, styles.actions)}>{children}</div>
  </article>
);
