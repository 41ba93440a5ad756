import type { BookingChange } from '#shared/booking.ts';
import { reasonWords } from '#shared/reasons.ts';
import { formatMoment } from '#web/lib/format.ts';
import { changeWords, placementWords } from './historyWords.ts';
import styles from './History.module.css';

const who = ({ by, name }: BookingChange): string => {
  if (by === 'schedule') return 'automatically';
  return by === 'admin' ? `by ${name ?? 'our team'} (admin)` : `by ${name ?? 'the client'}`;
};

/** What was said with a change request, or with the answer to it. */
const askedText = ({ asked }: BookingChange): string | undefined =>
  asked?.state === 'waiting' ? asked.words : asked?.reasonText;

interface Props {
  changes: BookingChange[];
  reader: 'admin' | 'customer';
}

/** What became of a booking: who moved it when, oldest first. */
export const History = ({ changes, reader }: Props) => (
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
        {askedText(change) && <p>{askedText(change)}</p>}
        {reasonWords(change, reader) && <p>{reasonWords(change, reader)}</p>}
        <time dateTime={change.at}>{formatMoment(change.at)}</time>
      </li>
    ))}
  </ol>
);
