import type { Room } from '#shared/room.ts';
import { formatMeasure, formatNumber } from '#web/lib/format.ts';
import styles from './Capacity.module.css';

interface Props {
  room: Pick<Room, 'capacity' | 'unit'>;
  /** Whether the days that were chosen are free or taken; undefined where none were. */
  days?: 'free' | 'taken' | undefined;
}

/**
 * What a room holds: `Holds 20 tons`, and with chosen days `20tons remaining`, with a thin gap that is only to be
 * seen. A room is let whole, so that nothing of it remains on taken days.
 */
export const Capacity = ({ room: { capacity, unit }, days }: Props) =>
  days ? (
    <span>
      {formatNumber(days === 'free' ? capacity : 0)}
      <span className={styles.unit}>{unit}</span> remaining
    </span>
  ) : (
    <span>Holds {formatMeasure(capacity, unit)}</span>
  );
