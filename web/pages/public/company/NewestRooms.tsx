import type { ReactNode } from 'react';
import { LatestRooms } from '#web/features/rooms/components/LatestRooms.tsx';
import styles from './company.module.css';

/** The three rooms that were added last, on the marketing pages. @param children the way to the others */
export const NewestRooms = ({ children }: { children?: ReactNode }) => (
  <section className={`container ${styles.newest ?? ''}`} aria-labelledby="newest">
    <h2 id="newest">Our newest rooms</h2>
    <LatestRooms />
    {children}
  </section>
);
