import { areOtherDays } from '#web/features/rooms/areOtherDays.ts';
import { RoomCard } from '#web/features/rooms/components/RoomCard.tsx';
import type { Output } from '#web/lib/api/client.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import styles from './NextBest.module.css';

export interface NextBestProps {
  /** Each with the days on which it is free: those looked for, or its next ones. */
  rooms: NonNullable<Output<'rooms.search'>['nearby']>;
  /** From where their distances are measured, in words, where these are said. */
  from: string | undefined;
  /** Whether it stands below rooms that were found. */
  isMore?: boolean;
}

interface Kind {
  isMore: boolean;
  onOtherDays: boolean;
  /** Whether the nearest come first: where no place is known, those that cost least do. */
  areNear: boolean;
}

/** Of what comes next: below rooms that were found, those that are free on the days asked for are farther away. */
function headingOf({ isMore, onOtherDays, areNear }: Kind): string {
  if (isMore && onOtherDays) return 'More rooms that fit, on other days';
  if (isMore) return areNear ? 'The nearest others that fit' : 'More rooms that fit';
  if (areNear) return `The nearest rooms that fit${onOtherDays ? ', on other days' : ''}`;
  return onOtherDays ? 'Rooms that fit, on other days' : 'The cheapest rooms that fit';
}

/** What comes next to a search that found nothing or little: rooms that fit but for their days or place. */
export function NextBest({ rooms, from, isMore = false }: NextBestProps) {
  const asked = useWish();
  if (rooms.length === 0) return null;
  const onOtherDays = rooms.every(({ free }) => free && areOtherDays(free, asked));
  const areNear = rooms.some(({ distanceKm }) => distanceKm !== undefined);
  return (
    <section aria-labelledby="next-best" className={styles.part}>
      <h2 id="next-best">{headingOf({ isMore, onOtherDays, areNear })}</h2>
      <ul className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.item}>
            <RoomCard room={room} free={room.free} from={from} />
          </li>
        ))}
      </ul>
    </section>
  );
}
