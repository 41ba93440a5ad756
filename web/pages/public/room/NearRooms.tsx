import { messages } from '#shared/messages.ts';
import { RoomCard } from '#web/features/rooms/components/RoomCard.tsx';
import { noRoomFilter, questionOf } from '#web/features/rooms/filter.ts';
import type { Output } from '#web/lib/api/client.ts';
import type { Known } from '#web/lib/api/known.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import styles from './NearRooms.module.css';

interface Props {
  /** The room itself, which is the nearest. */
  id: string;
  latitude: number;
  longitude: number;
}

type Page = Pick<Known<Output<'rooms.search'>>, 'data' | 'next'>;

/** How many other rooms are named. */
const NAMED = 3;

/**
 * The nearest other rooms that hold the goods looked for. A page by distance may be short, although another follows: the
 * next ones are asked for where others are missing, up to the third.
 */
function useOthers({ id, latitude, longitude }: Props) {
  const { productType, weight } = useWish();
  const question = {
    ...questionOf({ ...noRoomFilter, productType, weight }, undefined),
    sort: 'distance' as const,
    latitude,
    longitude,
    limit: NAMED + 1,
  };
  const others = (...pages: Page[]) =>
    pages.flatMap(({ data }) => data?.rooms ?? []).filter((room) => room.id !== id);
  const behind = (...pages: Page[]) => {
    const cursor = pages.at(-1)?.next;
    return cursor && others(...pages).length < NAMED ? { ...question, cursor } : undefined;
  };
  const first = useCall('rooms.search', question, messages.fetchRoomsFailed);
  const second = useCall('rooms.search', behind(first), messages.fetchRoomsFailed);
  const third = useCall('rooms.search', behind(first, second), messages.fetchRoomsFailed);
  return others(first, second, third).slice(0, NAMED);
}

/**
 * The nearest other rooms that hold the goods, as the search shows them, whether they are free or not. What cannot be
 * fetched is left out. The pictures are fetched at once, for the list itself is only drawn where it is near.
 */
export default function NearRooms(props: Props) {
  const others = useOthers(props);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="near">
      <h2 id="near">The nearest other rooms</h2>
      <ul className={styles.list}>
        {others.map((room) => (
          <li key={room.id} className={styles.item}>
            <RoomCard room={room} from="here" areDaysOpen eager />
          </li>
        ))}
      </ul>
    </section>
  );
}
