import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/lib/format.ts';
import styles from './Capacity.module.css';

interface Props {
  room: Pick<Room, 'capacity' | 'unit'>;
  /** Whether the days in question are taken: then nothing of it remains. */
  taken?: boolean;
}

/** What a room holds: `20tons remaining`, with a thin gap that is only to be seen. */
export const Capacity = ({ room, taken = false }: Props) => (
  <span>
    {formatNumber(taken ? 0 : room.capacity)}
    <span className={styles.unit}>{room.unit}</span> remaining
  </span>
);
