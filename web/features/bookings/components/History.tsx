import type { BookingChange } from '#shared/booking.ts';
import { reasonWords } from '#shared/reasons.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { formatMoment } from '#web/lib/format.ts';
import styles from './History.module.css';

const who = ({ by, name }: BookingChange): string => {
  if (by === 'schedule') return 'automatically';
  return by === 'admin' ? `by ${name ?? 'our team'} (admin)` : `by ${name ?? 'the customer'}`;
};

/** What became of a booking: who moved it when, oldest first. */
export const History = ({ changes }: { changes: BookingChange[] }) => (
  <ol className={styles.history}>
    {changes.map((change) => (
      <li key={`${change.at} ${change.to}`}>
        <strong>{change.from ? statusLabels[change.to] : 'Requested'}</strong> {who(change)}
        {reasonWords(change) && <p>{reasonWords(change)}</p>}
        <time dateTime={change.at}>{formatMoment(change.at)}</time>
      </li>
    ))}
  </ol>
);
