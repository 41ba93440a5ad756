import type { ReactNode } from 'react';
import type { RoomCard as ShownRoom } from '#shared/search/card.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomSkeletons } from './RoomSkeletons.tsx';
import styles from './RoomList.module.css';

interface ListProps {
  /** The rooms that are found so far. */
  rooms: readonly (ShownRoom & { distanceKm?: number | undefined })[];
  /** From where their distances are measured, in words, where these are said. */
  from?: string | undefined;
  /** The room that is pointed at, here or on the map. */
  lit: string | undefined;
  onLit: (id: string | undefined) => void;
  /** Fetches the next page, where there is one. */
  more?: () => Promise<void>;
  loadingMore: boolean;
  /** Why the next page did not come. */
  moreError: string | undefined;
  /** What fills the places that the last rooms leave in their row. */
  rest?: ReactNode;
}

interface Props extends ListProps {
  /** What is said and offered where nothing is found. */
  instead: ReactNode;
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
}

/** The search page's results in each of their states. */
export function RoomList({ waiting, error, retry, instead, ...list }: Props) {
  if (waiting) return <RoomSkeletons count={6} />;
  if (error && list.rooms.length === 0)
    return <ErrorState message={`Error: ${error}`} onRetry={retry} />;
  if (list.rooms.length === 0) return instead;
  return (
    <>
      {error && <StaleNote message={error} onRetry={retry} />}
      <Cards {...list} />
    </>
  );
}

function Cards({ rooms, from, lit, onLit, more, loadingMore, moreError, rest }: ListProps) {
  return (
    <>
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
            <RoomCard room={room} from={from} eager={index < 2} first={index === 0} />
          </li>
        ))}
        {rest && !more && <li className={styles.rest}>{rest}</li>}
      </ul>
      {more && (
        <div className={styles.more}>
          <LoadMore more={more} loading={loadingMore} problem={moreError}>
            Show more rooms
          </LoadMore>
        </div>
      )}
    </>
  );
}
