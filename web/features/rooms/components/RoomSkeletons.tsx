import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './RoomList.module.css';

/** Rooms that are on their way; the words 'Loading...' stand beside them. */
export const RoomSkeletons = ({ count }: { count: number }) => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.ghost}>
        <Skeleton className={styles.ghostPicture} />
        <div className={styles.ghostBody}>
          <Skeleton className={styles.ghostTitle} />
          <Skeleton />
          <Skeleton className={styles.ghostShort} />
          <Skeleton className={styles.ghostButton} />
        </div>
      </div>
    ))}
  </div>
);
