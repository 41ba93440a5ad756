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

/** A map with one place on it, whose code comes with the scrolling; nothing where the place is not known. */
export function LazyPlaceMap({ name, latitude, longitude }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  const waiting = <p className={styles.waiting}>Loading the map...</p>;
  return (
    <div className={styles.frame}>
      <WhenNear fallback={waiting}>
        <LazyPart waiting={waiting}>
          <PlaceMap name={name} latitude={latitude} longitude={longitude} />
        </LazyPart>
      </WhenNear>
    </div>
  );
}
