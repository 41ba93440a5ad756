import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

interface Props {
  more: () => unknown;
  loading: boolean | undefined;
  /** Why the next page did not come. */
  problem: string | undefined;
  /** How many are shown, where nothing else says it. */
  shown?: ReactNode;
  /** @default 'Show more' */
  children?: ReactNode;
}

/** The way to the next page of a list. */
export const LoadMore = ({ more, loading, problem, shown, children = 'Show more' }: Props) => (
  <div className={styles.more}>
    {problem && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
    {shown && <p className={styles.shown}>{shown}</p>}
    <Button
      look="outline"
      pending={loading === true}
      pendingText="Loading..."
      onClick={() => void more()}
    >
      {children}
    </Button>
  </div>
);
