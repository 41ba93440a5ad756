import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './FigureGrid.module.css';

interface Props<T> {
  data: T | undefined;
  error: string | undefined;
  retry: () => void;
  /** Whether they are looked at now and then only: smaller, and the last one, which is high, beside the others. */
  quiet?: boolean;
  /** Whether they stand in one row on a desk, also three of them, low ones. */
  inRow?: boolean;
  children: (data: T) => ReactNode;
}

/** Figures side by side where there is room, in each state of the answer that they are drawn from. */
export function FigureGrid<T>({
  data,
  error,
  retry,
  quiet = false,
  inRow = false,
  children,
}: Props<T>) {
  const grid = cx(styles.grid, quiet && styles.quiet, inRow && styles.row);
  if (data !== undefined) return <div className={grid}>{children(data)}</div>;
  if (error) return <ErrorState message={error} onRetry={retry} />;
  return (
    <div role="status">
      <p className={styles.loading}>Loading...</p>
      <div className={grid} aria-hidden="true">
        <Skeleton className={styles.ghost} />
        <Skeleton className={styles.ghost} />
      </div>
    </div>
  );
}
