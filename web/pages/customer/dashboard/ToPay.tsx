import { customerBalance } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { formatRwf } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from './ToPay.module.css';

/** What is owed for bookings together, and how it is paid; nothing where nothing is owed. A link leads to cancelled ones, because they have no receipt. */
export function ToPay({ bookings }: { bookings: Booking[] }) {
  const { owed } = customerBalance(bookings);
  if (owed === 0) return null;
  const overdue = overdueOf(bookings, todayInKigali());
  const fees = customerBalance(bookings.filter(({ status }) => status === 'cancelled')).owed;
  return (
    <Card className={styles.card}>
      <p className={styles.sum}>
        <span>To pay in all</span> <strong className="whole">{formatRwf(owed)}</strong>
        {overdue && <span className={styles.late}>{overdue}</span>}
      </p>
      <p className={styles.hint}>
        By mobile money or bank: each booking says how.
        {fees > 0 && (
          <>
            {' '}
            <span className="whole">{formatRwf(fees)}</span> of the sum is for{' '}
            <Link to={`${paths.dashboardBookings.path}?show=cancelled`}>cancelled bookings</Link>.
          </>
        )}
      </p>
    </Card>
  );
}
