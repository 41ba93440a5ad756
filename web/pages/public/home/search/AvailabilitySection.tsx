import { lazy } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import styles from './AvailabilitySearch.module.css';

const AvailabilityForm = lazy(() => import('./AvailabilityForm.tsx'));

/** The availability search on the home page; its days are filled in by the reader's own clock. */
export function AvailabilitySection() {
  const waiting = <Skeleton className={styles.ghost} />;
  return (
    <section className={styles.band} aria-labelledby="availability">
      <div className={`container ${styles.inner ?? ''}`}>
        <h2 id="availability">Which days do you need?</h2>
        <p className={styles.known}>
          You have a room in mind?{' '}
          <Link to={paths.availability.path} carries>
            Check the days of a room
          </Link>
        </p>
        <div className={styles.sheet}>
          <WhenNear fallback={waiting}>
            <LazyPart waiting={waiting}>
              <AvailabilityForm />
            </LazyPart>
          </WhenNear>
        </div>
      </div>
    </section>
  );
}
