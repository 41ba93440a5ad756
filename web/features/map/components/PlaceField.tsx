import { lazy } from 'react';
import { isInRwanda } from '#web/features/map/rwanda.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import type { PlacePickerProps } from './PlacePicker.tsx';
import styles from './PlaceField.module.css';

const PlacePicker = lazy(() => import('./PlacePicker.tsx'));

/** A map to set a place on by a click, and what to think of the place. Its code comes with the scrolling. */
export function PlaceField({ point, onPick }: PlacePickerProps) {
  const waiting = <p className={styles.waiting}>Loading the map...</p>;
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <WhenNear fallback={waiting}>
          <LazyPart waiting={waiting}>
            <PlacePicker point={point} onPick={onPick} />
          </LazyPart>
        </WhenNear>
      </div>
      <p role="status" className={styles.note}>
        {point && !isInRwanda(point) && 'This place lies outside Rwanda. Is it meant?'}
      </p>
    </div>
  );
}
