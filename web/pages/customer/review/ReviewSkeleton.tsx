import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './ReviewPage.module.css';

/** The review while its room is on its way. */
export const ReviewSkeleton = () => (
  <div className={styles.card}>
    <Skeleton className={styles.ghostPicture} />
    <div className={styles.content}>
      <p role="status">Loading...</p>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className={styles.ghostLine} />
      ))}
    </div>
  </div>
);
