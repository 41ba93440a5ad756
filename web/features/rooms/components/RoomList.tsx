import { useState, type ReactNode } from 'react';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomSkeletons } from './RoomSkeletons.tsx';
import styles from './RoomList.module.css';

/** How many cards are added at a time: a long list does not have to be drawn to be begun. */
const STEP = 24;

interface ListProps {
  /** The rooms to show, filtered already. */
  rooms: Room[];
  /** The room that is pointed at, here or on the map. */
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
}

interface Props extends ListProps {
  /** What is offered where nothing is found. */
  instead?: ReactNode;
  waiting: boolean;
  error: string | undefined;
  onRetry: () => void;
}

/** The search page's results in each of their states. */
export function RoomList({ waiting, error, onRetry, instead, ...list }: Props) {
  if (waiting) return <RoomSkeletons count={6} />;
  if (error) return <ErrorState message={`Error: ${error}`} onRetry={onRetry} />;
  if (list.rooms.length === 0) {
    return (
      <>
        <EmptyState title={messages.noRoomsMatch}>
          <p>Try another town or other days, or reset the filter to see every room.</p>
        </EmptyState>
        {instead}
      </>
    );
  }
  return <Cards {...list} />;
}

function Cards({ rooms, lit, onLit }: ListProps) {
  const [drawn, setDrawn] = useState(STEP);
  return (
    <>
      <ul className={styles.list}>
        {rooms.slice(0, drawn).map((room, index) => (
          <li
            key={room.id}
            className={styles.item}
            data-lit={room.id === lit || undefined}
            onMouseEnter={() => onLit(room.id)}
            onMouseLeave={() => onLit(undefined)}
            onFocus={() => onLit(room.id)}
            onBlur={() => onLit(undefined)}
          >
            <RoomCard room={room} eager={index < 2} />
          </li>
        ))}
      </ul>
      {rooms.length > drawn && (
        <p className={styles.more}>
          <Button look="outline" onClick={() => setDrawn(drawn + STEP)}>
            Show more rooms
          </Button>
        </p>
      )}
    </>
  );
}
