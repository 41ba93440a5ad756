import { customerBalance, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import type { BookingAction } from '#web/features/bookings/index.ts';
import { leadOf, mostUrgent } from '#web/features/myBookings/leadOf.ts';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { formatRwf } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { OverdueStrip } from './OverdueStrip.tsx';
import { PayFirst } from './PayFirst.tsx';
import styles from './ToPay.module.css';

interface Props {
  bookings: Booking[];
  start: (action: BookingAction, booking: Booking) => void;
}

/**
 * What is overdue of all that is owed, as the dashboard shows it, or all of it where nothing is late, and the way to pay
 * for the booking that comes first; nothing where nothing is owed.
 */
export function ToPay({ bookings, start }: Props) {
  const { owed } = customerBalance(bookings);
  if (owed === 0) return null;
  const today = serverToday();
  const overdue = overdueOf(bookings, today);
  const fees = customerBalance(bookings.filter(({ status }) => status === 'cancelled')).owed;
  const feeWords = fees > 0 && (
    <span className={styles.hint}>
      <span className="whole">{formatRwf(fees)}</span> of the {overdue ? 'total' : 'sum'} is for{' '}
      <Link to={`${paths.dashboardBookings.path}?show=cancelled`}>cancelled bookings</Link>.
    </span>
  );
  if (overdue) {
    return (
      <OverdueStrip {...{ bookings, start }} className={styles.strip}>
        {overdue.sum < owed && (
          <>
            , of <span className="whole">{formatRwf(owed)}</span> to pay
          </>
        )}{' '}
        {feeWords}
      </OverdueStrip>
    );
  }
  const first = mostUrgent(bookings, today);
  const together = bookings.filter((booking) => owedOf(booking) > 0);
  return (
    <Card className={styles.card}>
      <div>
        <p>Total to pay</p>
        <p className={styles.sum}>
          <strong className="whole">{formatRwf(owed)}</strong>
        </p>
        {feeWords}
      </div>
      {first && leadOf(first) === 'pay' && (
        <div className={styles.first}>
          {together.length > 1 && (
            <p>
              First: {first.coldRoomName}, <span className="whole">{formatRwf(owedOf(first))}</span>
            </p>
          )}
          <PayFirst booking={first} start={start} />
        </div>
      )}
    </Card>
  );
}
