import { countDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatDay, formatRwf, plural } from '#web/lib/format.ts';
import styles from './BookingBox.module.css';

interface DaysProps {
  stay: Partial<Stay>;
  /** Leads to the calendar, in which days are chosen. */
  onAdd: () => void;
}

/** First and last day of the stay in a box of two cells, which leads to the calendar. */
export const DayBox = ({ stay: { startDate, endDate }, onAdd }: DaysProps) => (
  <button type="button" className={styles.days} onClick={onAdd}>
    <Cell name="Start date" day={startDate} /> <Cell name="End date" day={endDate} />
  </button>
);

const Cell = ({ name, day }: { name: string; day: string | undefined }) => (
  <span className={styles.day}>
    <span className={styles.name}>{name}</span>{' '}
    <span className={day ? undefined : styles.add}>{day ? formatDay(day) : 'Add date'}</span>
  </span>
);

interface TotalProps {
  room: Room;
  stay: Stay;
  /** In Rwf. */
  total: number;
}

/** What a stay costs, with its reckoning: days by the price of one. */
export const StayTotal = ({ room, stay, total }: TotalProps) => (
  <dl className={styles.total}>
    <div>
      <dt>Total</dt>
      <dd className="whole">{formatRwf(total)}</dd>
    </div>
    <div>
      <dt className="visually-hidden">Reckoning</dt>
      <dd className={styles.reckoning}>
        <span className="whole">{plural(countDays(stay.startDate, stay.endDate), 'day')}</span> ×{' '}
        <span className="whole">{formatRwf(room.price)}</span>
      </dd>
    </div>
  </dl>
);
