import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import type { BookingAction } from '#web/features/bookings/index.ts';
import { mostUrgent } from '#web/features/myBookings/leadOf.ts';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { PayFirst } from './PayFirst.tsx';
import styles from './OverdueStrip.module.css';

interface Props {
  bookings: Booking[];
  start: (action: BookingAction, booking: Booking) => void;
  /** What else is said of the sum, behind for how many stays it is. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What is overdue, and the way to pay for what is late the longest; nothing where nothing is overdue. */
export function OverdueStrip({ bookings, start, children, className }: Props) {
  const today = serverToday();
  const overdue = overdueOf(bookings, today);
  const first = overdue && mostUrgent(overdue.bookings, today);
  if (!overdue || !first) return null;
  return (
    <div className={cx(styles.strip, className)}>
      <Icon name="warning" />
      <p>
        <strong className="whole">{formatRwf(overdue.sum)}</strong>{' '}
        <span>
          overdue for {plural(overdue.bookings.length, 'stay')}
          {children}
        </span>
      </p>
      <PayFirst booking={first} start={start} />
    </div>
  );
}
