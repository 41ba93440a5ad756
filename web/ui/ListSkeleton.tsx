import { Skeleton } from './Skeleton.tsx';
import styles from './ListSkeleton.module.css';

/** Placeholder of a list that is being fetched. */
export const ListSkeleton = () => (
  <div role="status" className={styles.part}>
    <p className="muted">Loading...</p>
    <div className={styles.ghosts} aria-hidden="true">
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} className={styles.ghost} />
      ))}
    </div>
  </div>
);
