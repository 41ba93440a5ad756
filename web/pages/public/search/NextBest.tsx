import { RoomCard } from '#web/features/rooms/components/RoomCard.tsx';
import type { Output } from '#web/lib/api/client.ts';
import styles from './NextBest.module.css';

export interface NextBestProps {
  /** One that is not free on the days looked for has its next ones. */
  rooms: NonNullable<Output<'rooms.search'>['nearby']>;
  /** From where their distances are measured, in words, where these are said. */
  from: string | undefined;
}

/** What comes next to a search that found nothing: the nearest rooms that fit but for their days or place. */
export const NextBest = ({ rooms, from }: NextBestProps) =>
  rooms.length > 0 && (
    <section aria-labelledby="next-best" className={styles.part}>
      <h2 id="next-best">
        The nearest rooms that fit{rooms.every(({ free }) => free) && ', on other days'}
      </h2>
      <ul className={styles.list}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.item}>
            <RoomCard room={room} free={room.free} from={from} />
          </li>
        ))}
      </ul>
    </section>
  );
