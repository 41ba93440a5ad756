import { messages } from '#shared/messages.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { distanceWords } from '#web/features/rooms/distanceWords.ts';
import { temperatureWords } from '#web/features/rooms/temperatureWords.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatRwf } from '#web/lib/format.ts';
import { roomPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import type { Wish } from '#web/lib/wish.ts';
import styles from './NearRooms.module.css';

interface Props {
  /** The room itself, which is the nearest. */
  id: string;
  latitude: number;
  longitude: number;
  wish: Wish;
}

/** How many other rooms are named. */
const NAMED = 3;

/**
 * The nearest other rooms, each with its picture, distance and price. What cannot be fetched is left out. The pictures
 * are fetched at once, for the list itself is only drawn where it is near.
 */
export default function NearRooms({ id, latitude, longitude, wish }: Props) {
  const { data } = useCall(
    'rooms.search',
    { sort: 'distance', latitude, longitude, limit: NAMED + 1 },
    messages.fetchRoomsFailed,
  );
  const others = data?.rooms.filter((room) => room.id !== id).slice(0, NAMED) ?? [];
  if (others.length === 0) return null;
  return (
    <>
      <h3>The nearest other rooms</h3>
      <ul className={styles.list}>
        {others.map((room) => (
          <li key={room.id} className={styles.room}>
            <RoomImage
              src={room.image}
              widths={room.imageWidths}
              sizes="(min-width: 40rem) 17rem, 5.5rem"
              alt=""
              className={styles.picture}
              eager
            />
            <Link to={roomPath(room.id, wish)}>{room.name}</Link>
            <span className={styles.price}>{formatRwf(room.price)} / Day</span>
            {room.distanceKm !== undefined && (
              <span className="muted">
                {distanceWords(room.distanceKm, 'here')}, {temperatureWords(room.temperatureRange)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
