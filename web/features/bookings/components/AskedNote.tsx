import type { Booking } from '#shared/booking.ts';
import { formatRwf, formatShortStay, formatStay } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './AskedNote.module.css';

/** What a booking's customer has asked for and waits for, or was told. Nothing where it was given or withdrawn. */
export function AskedNote({ booking: { asked } }: { booking: Pick<Booking, 'asked'> }) {
  if (asked?.state === 'waiting') {
    return (
      <p className={cx(styles.note, styles.waiting)}>
        <span>Other days asked for:</span> {formatShortStay(asked.startDate, asked.endDate)},{' '}
        <span className="whole">{formatRwf(asked.totalPrice)}</span>{' '}
        {asked.words && <q className={styles.words}>{asked.words}</q>}
      </p>
    );
  }
  if (asked?.state !== 'declined') return null;
  return (
    <p className={styles.note}>
      <span>Other days declined:</span> {formatStay(asked.startDate, asked.endDate)}.{' '}
      {asked.reasonText}
    </p>
  );
}
