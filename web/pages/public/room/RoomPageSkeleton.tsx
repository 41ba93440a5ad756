import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './RoomPage.module.css';

export const RoomPageSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.main}>
      <Skeleton className={styles.picture} />
      <p role="status">Loading...</p>
      <Skeleton className={styles.ghostTitle} />
      <Skeleton />
      <Skeleton />
      <Skeleton className={styles.ghostCalendar} />
    </div>
    <Skeleton className={styles.ghostBox} />
  </div>
);
