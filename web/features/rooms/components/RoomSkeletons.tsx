import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './RoomList.module.css';

interface Props {
  count: number;
  /** Whether their features will stand on the cards, which are higher then. */
  withFeatures?: boolean;
}

/** Rooms that are on their way, as high as they will be; the words 'Loading...' stand beside them. */
export const RoomSkeletons = ({ count, withFeatures }: Props) => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.ghost}>
        <Skeleton className={styles.ghostPicture} />
        <div className={styles.ghostBody}>
          <Skeleton className={styles.ghostTitle} />
          <Skeleton />
          <Skeleton className={styles.ghostShort} />
          {withFeatures && <Skeleton className={styles.ghostFeatures} />}
          <Skeleton className={styles.ghostButton} />
        </div>
      </div>
    ))}
  </div>
);
