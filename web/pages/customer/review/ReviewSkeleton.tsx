import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './ReviewPage.module.css';

/** Placeholder of the review while its room is being fetched. */
export const ReviewSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.subject}>
      <Skeleton className={styles.ghostPicture} />
    </div>
    <div className={styles.facts}>
      <p role="status">Loading...</p>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className={styles.ghostLine} />
      ))}
    </div>
  </div>
);
