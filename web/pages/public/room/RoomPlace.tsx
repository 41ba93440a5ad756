import { lazy } from 'react';
import type { Room } from '#shared/room.ts';
import { LazyPlaceMap } from '#web/features/map/components/LazyPlaceMap.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import styles from './RoomPage.module.css';

const NearRooms = lazy(() => import('./NearRooms.tsx'));

interface Props {
  room: Room;
}

/** Where a room is: a map, which comes with the scrolling. */
export function RoomPlace({ room: { name, latitude, longitude, location } }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  return (
    <section aria-labelledby="place" className={styles.where}>
      <h2 id="place">Where it is</h2>
      <p className="muted">{location}</p>
      <LazyPlaceMap name={name} latitude={latitude} longitude={longitude} />
    </section>
  );
}

/** The nearest other rooms, which come with the scrolling. */
export function RoomsNearby({ room: { id, latitude, longitude } }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  return (
    <div className={styles.near}>
      <WhenNear fallback={null}>
        <LazyPart waiting={null}>
          <NearRooms id={id} latitude={latitude} longitude={longitude} />
        </LazyPart>
      </WhenNear>
    </div>
  );
}
