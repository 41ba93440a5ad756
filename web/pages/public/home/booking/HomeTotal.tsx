import { countDays } from '#shared/days.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { isStay } from '#web/features/bookings/form/stayError.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import type { HomeBooking } from './useHomeBooking.ts';
import styles from './HomeBooking.module.css';

/** The total, shown before anything is sent. */
export function HomeTotal({ booking: { fields, room, total, terms } }: { booking: HomeBooking }) {
  const days = isStay(fields) ? countDays(fields.startDate, fields.endDate) : 0;
  const cancelling = total > 0 ? cancellingFact({ ...terms, ...fields, totalPrice: total }) : [];
  return (
    <dl className={styles.total} aria-live="polite">
      <div>
        <dt>{room && days > 0 ? `${plural(days, 'day')} at ${formatRwf(room.price)}` : 'Price'}</dt>
        <dd className={styles.small}>first and last day both count</dd>
      </div>
      <div>
        <dt className="visually-hidden">Total</dt>
        {room && days > 0 ? (
          <dd className={styles.sum}>{formatRwf(total)}</dd>
        ) : (
          <dd className={styles.open}>Choose a room and days</dd>
        )}
      </div>
      {cancelling.map(([name, words]) => (
        <div key={name} className={styles.cancelling}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
