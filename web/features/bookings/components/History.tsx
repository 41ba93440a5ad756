import type { BookingChange } from '#shared/booking.ts';
import { reasonWords } from '#shared/reasons.ts';
import { formatMoment } from '#web/lib/format.ts';
import { changeWords, placementWords } from './historyWords.ts';
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
        <strong>{changeWords(change)}</strong> {who(change)}
        {change.moved && (
          <>
            <p>Before: {placementWords(change.moved.from)}</p>
            <p>Since: {placementWords(change.moved.to)}</p>
          </>
        )}
        {reasonWords(change) && <p>{reasonWords(change)}</p>}
        <time dateTime={change.at}>{formatMoment(change.at)}</time>
      </li>
    ))}
  </ol>
);
