import { messages } from '#shared/messages.ts';
import { RoomCard } from '#web/features/rooms/components/RoomCard.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import styles from './NearRooms.module.css';

interface Props {
  /** The room itself, which is the nearest. */
  id: string;
  latitude: number;
  longitude: number;
}

/** How many other rooms are named. */
const NAMED = 3;

/**
 * The nearest other rooms, as the search shows them, whether they are free or not. What cannot be fetched is left out.
 * The pictures are fetched at once, for the list itself is only drawn where it is near.
 */
export default function NearRooms({ id, latitude, longitude }: Props) {
  const { data } = useCall(
    'rooms.search',
    { sort: 'distance', latitude, longitude, limit: NAMED + 1 },
    messages.fetchRoomsFailed,
  );
  const others = data?.rooms.filter((room) => room.id !== id).slice(0, NAMED) ?? [];
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
