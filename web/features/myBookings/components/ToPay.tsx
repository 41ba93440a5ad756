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
import { PayFirst } from './PayFirst.tsx';
import styles from './ToPay.module.css';

interface Props {
  bookings: Booking[];
  start: (action: BookingAction, booking: Booking) => void;
}

/** What is owed for bookings together, and the way to pay for the one that comes first; nothing where nothing is owed. */
export function ToPay({ bookings, start }: Props) {
  const { owed } = customerBalance(bookings);
  if (owed === 0) return null;
  const today = serverToday();
  const overdue = overdueOf(bookings, today);
  const first = mostUrgent(bookings, today);
  const fees = customerBalance(bookings.filter(({ status }) => status === 'cancelled')).owed;
  return (
    <Card className={styles.card}>
      <div>
        <p>Total to pay</p>
        <p className={styles.sum}>
          <strong className="whole">{formatRwf(owed)}</strong>
          {overdue && <span className={styles.late}>{formatRwf(overdue.sum)} overdue</span>}
        </p>
        <p className={styles.hint}>
          Each booking says how to pay.
          {fees > 0 && (
            <>
              {' '}
              <span className="whole">{formatRwf(fees)}</span> of the sum is for{' '}
              <Link to={`${paths.dashboardBookings.path}?show=cancelled`}>cancelled bookings</Link>.
            </>
          )}
        </p>
      </div>
      {first && leadOf(first) === 'pay' && (
        <div className={styles.first}>
          <PayFirst booking={first} start={start} />
          <p className={styles.hint}>
            <span className="whole">{formatRwf(owedOf(first))}</span> for {first.coldRoomName}
          </p>
        </div>
      )}
    </Card>
  );
}
