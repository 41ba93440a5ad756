import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from './Button.tsx';
import styles from './LoadMore.module.css';

interface Props {
  more: () => unknown;
  loading: boolean | undefined;
  /** Why the next page did not come. */
  problem: string | undefined;
  /** How many are shown, where nothing else says it. */
  shown?: number;
  /** Of how many, where that is known. */
  of?: number;
  /** @default 'Show more' */
  children?: ReactNode;
}

/** The way to the next page of a list. */
export const LoadMore = ({ more, loading, problem, shown, of, children = 'Show more' }: Props) => (
  <div className={styles.more}>
    {problem && (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    )}
    {shown !== undefined && (
      <p className={styles.shown}>
        {formatNumber(shown)}
        {of !== undefined && ` of ${formatNumber(of)}`} shown
      </p>
    )}
    <Button
      look="outline"
      size={shown === undefined ? 'medium' : 'small'}
      pending={loading === true}
      pendingText="Loading..."
      onClick={() => void more()}
    >
      {children}
    </Button>
  </div>
);
