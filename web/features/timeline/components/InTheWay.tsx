import type { DaysHolder } from '#shared/daysHolder.ts';
import { clientBookingPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './InTheWay.module.css';

/**
 * The bookings for which a room cannot be closed, each with the way to it, and the days that are closed already. A
 * booking opens in a new tab, because the form is filled in.
 */
export const InTheWay = ({ holders }: { holders: readonly DaysHolder[] }) => (
  <ul aria-label="In the way" className={styles.list}>
    {holders.map(({ words, bookingId, userId, number, startDate }) => (
      <li key={bookingId ?? startDate}>
        {bookingId && userId ? (
          <Link to={clientBookingPath({ id: bookingId, userId })} target="_blank" rel="noopener">
            {number ? `${number}, ${words}` : words}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </Link>
        ) : (
          words
        )}
      </li>
    ))}
  </ul>
);
