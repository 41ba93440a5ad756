import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/app/format.ts';
import styles from './Capacity.module.css';

/** What a room holds: `20tons remaining`, with a thin gap that is only to be seen. */
export const Capacity = ({ room }: { room: Pick<Room, 'capacity' | 'unit'> }) => (
  <span>
    {formatNumber(room.capacity)}
    <span className={styles.unit}>{room.unit}</span> remaining
  </span>
);
