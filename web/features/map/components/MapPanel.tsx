import { lazy } from 'react';
import { useIdle } from '#web/features/map/useIdle.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import type { RoomsMapProps } from './RoomsMap.tsx';
import styles from './MapPanel.module.css';

const RoomsMap = lazy(() => import('./RoomsMap.tsx'));

/** The map beside the results. Its code comes when everything else stands. */
export function MapPanel(props: RoomsMapProps) {
  const idle = useIdle();
  const waiting = <p className={styles.waiting}>Loading the map...</p>;
  return (
    <section className={styles.panel} aria-labelledby="map-title">
      <div className={styles.head}>
        <h2 id="map-title" className={styles.title}>
          ColdRoom Map
        </h2>
        <p>Prices in Rwf / Day</p>
      </div>
      <div className={styles.frame}>
        {idle ? (
          <LazyPart waiting={waiting}>
            <RoomsMap {...props} />
          </LazyPart>
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
