import { LatestRooms } from '#web/features/rooms/components/LatestRooms.tsx';
import styles from './company.module.css';

/** The three rooms that were added last, on the marketing pages. */
export const NewestRooms = () => (
  <section className={`container ${styles.newest ?? ''}`} aria-labelledby="newest">
    <h2 id="newest">Our newest rooms</h2>
    <LatestRooms />
  </section>
);
