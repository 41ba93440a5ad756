import { Skeleton } from '#web/ui/Skeleton.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './RoomList.module.css';

interface Props {
  count: number;
  /** Whether their features will stand on the cards, which are higher then. */
  withFeatures?: boolean;
  /** How they are laid out, where that is not as in the list of the search. */
  className?: string | undefined;
}

/** Rooms that are on their way, as high as they will be; the words 'Loading...' stand beside them. */
export const RoomSkeletons = ({ count, withFeatures, className = styles.list }: Props) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={cx(styles.ghost, !withFeatures && styles.compact)}>
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
