import { lazy } from 'react';
import type { Room } from '#shared/room.ts';
import { LazyPlaceMap } from '#web/features/map/components/LazyPlaceMap.tsx';
import type { Wish } from '#web/lib/wish.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import styles from './RoomPage.module.css';

const NearRooms = lazy(() => import('./NearRooms.tsx'));

interface Props {
  room: Room;
  /** What is looked for, which the links to other rooms take over. */
  wish: Wish;
}

/** Where a room is: a map, and the nearest other rooms. Both come with the scrolling. */
export function RoomPlace({ room: { id, name, latitude, longitude, location }, wish }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  return (
    <section aria-labelledby="place" className={styles.where}>
      <h2 id="place">Where it is</h2>
      <p className="muted">{location}</p>
      <LazyPlaceMap name={name} latitude={latitude} longitude={longitude} />
      <div className={styles.near}>
        <WhenNear fallback={null}>
          <LazyPart waiting={null}>
            <NearRooms id={id} latitude={latitude} longitude={longitude} wish={wish} />
          </LazyPart>
        </WhenNear>
      </div>
    </section>
  );
}
