import { lazy } from 'react';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import styles from './PlaceField.module.css';

const PlaceMap = lazy(() => import('./PlaceMap.tsx'));

interface Props {
  name: string;
  /** In degrees; both undefined where nobody has said where it is. */
  latitude: number | undefined;
  longitude: number | undefined;
}

/**
 * A map with one place on it; nothing where the place is not known. Its 45 kB of code come when it is in the window,
 * because most who book never scroll to it.
 */
export function LazyPlaceMap({ name, latitude, longitude }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  const waiting = <p className={styles.waiting}>Loading the map...</p>;
  return (
    <div className={styles.frame}>
      <WhenNear fallback={waiting} within="0px">
        <LazyPart waiting={waiting}>
          <PlaceMap name={name} latitude={latitude} longitude={longitude} />
        </LazyPart>
      </WhenNear>
    </div>
  );
}
