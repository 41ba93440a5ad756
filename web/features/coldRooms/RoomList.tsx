import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { EmptyState, ErrorState } from '#web/components/states.tsx';
import { RoomCard } from './RoomCard.tsx';
import styles from './RoomList.module.css';
import { RoomSkeletons } from './RoomSkeletons.tsx';

interface Props {
  /** The rooms to show, filtered already. */
  rooms: Room[];
  stay: Stay | undefined;
  /** The room that is pointed at, here or on the map. */
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
  waiting: boolean;
  error: string | undefined;
  onRetry: () => void;
}

/** The search page's results in each of their states. */
export function RoomList({ rooms, stay, lit, onLit, waiting, error, onRetry }: Props) {
  if (waiting) return <RoomSkeletons count={6} />;
  if (error) return <ErrorState message={`Error: ${error}`} onRetry={onRetry} />;
  if (rooms.length === 0) {
    return (
      <EmptyState title={messages.noRoomsMatch}>
        <p>Try another town or other days, or reset the filter to see every room.</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {rooms.map((room, index) => (
        <li
          key={room.id}
          className={styles.item}
          data-lit={room.id === lit || undefined}
          onMouseEnter={() => onLit(room.id)}
          onMouseLeave={() => onLit(undefined)}
          onFocus={() => onLit(room.id)}
          onBlur={() => onLit(undefined)}
        >
          <RoomCard room={room} stay={stay} eager={index < 2} />
        </li>
      ))}
    </ul>
  );
}
