import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { Settlement } from '#web/features/bookings/components/Settlement.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { cx } from '#web/ui/cx.ts';
import { WaitingBadge } from './WaitingBadge.tsx';
import styles from './RequestRow.module.css';
import row from './rowActions.module.css';

interface Props {
  booking: Booking;
  /** What can be done about it. */
  children: ReactNode;
}

/**
 * A request in a list of the staff: which room, whose it is and how to call them, which days, how long it has waited, and
 * what it brings.
 */
export const RequestRow = ({ booking, children }: Props) => (
  <article className={styles.row} aria-label={`Booking of ${booking.coldRoomName}`}>
    <div className={styles.what}>
      <h3 className={styles.name}>{booking.coldRoomName}</h3>
      <p className={styles.which}>
        {booking.number && (
          <span className={styles.number}>
            <BookingNumber number={booking.number} />
          </span>
        )}
        <span className={styles.place}>{booking.coldRoomLocation}</span>
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
    <div className={styles.when}>
      <p className={styles.stay}>{formatShortStay(booking.startDate, booking.endDate)}</p>
      <p className={styles.wait}>
        <WaitingBadge booking={booking} />
        {booking.status !== 'pending' && <StatusBadge status={booking.status} dot />}
      </p>
    </div>
    <div className={styles.price}>
      <p className="whole wide-one-line">{formatRwf(booking.totalPrice)}</p>
      <Settlement booking={booking} />
    </div>
    <div className={cx(row.actions, styles.actions)}>{children}</div>
  </article>
);

/** What stands in the columns, where requests are read down; each row says it in itself. */
export const RequestHeads = () => (
  <div className={styles.heads} aria-hidden="true">
    {['Room', 'Client', 'Days', 'Total'].map((head) => (
      <span key={head}>{head}</span>
    ))}
  </div>
);
