import { lazy } from 'react';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import styles from './HomeBooking.module.css';

const HomeBookingForm = lazy(() => import('./HomeBookingForm.tsx'));

const promises = [
  'You see the total before you book, and pay nothing now.',
  'The days are held for you the moment you book.',
  'You can cancel until the day before your stay begins.',
];

/** The booking form on the home page, and what to expect of it. */
export function BookingSection() {
  const waiting = <Skeleton className={styles.ghost} />;
  return (
    <section className={styles.section} aria-labelledby="booking">
      <div className={`container ${styles.columns ?? ''}`}>
        <div className={styles.words}>
          <h2 id="booking">Know your room? Book it here</h2>
          <ul className={styles.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" /> {promise}
              </li>
            ))}
          </ul>
          <p className="muted">
            Not sure yet?{' '}
            <Link to={paths.search.path} carries>
              Look at all rooms
            </Link>
            , or{' '}
            <Link to={paths.availability.path} carries>
              check the days of a room
            </Link>
            .
          </p>
        </div>
        <WhenNear fallback={waiting}>
          <LazyPart waiting={waiting}>
            <HomeBookingForm />
          </LazyPart>
        </WhenNear>
      </div>
    </section>
  );
}
