import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './FigureGrid.module.css';

interface Props<T> {
  data: T | undefined;
  error: string | undefined;
  retry: () => void;
  children: (data: T) => ReactNode;
}

/** Figures side by side where there is room, in each state of the answer that they are drawn from. */
export function FigureGrid<T>({ data, error, retry, children }: Props<T>) {
  if (data !== undefined) return <div className={styles.grid}>{children(data)}</div>;
  if (error) return <ErrorState message={error} onRetry={retry} />;
  return (
    <div role="status">
      <p className={styles.loading}>Loading...</p>
      <div className={styles.grid} aria-hidden="true">
        <Skeleton className={styles.ghost} />
        <Skeleton className={styles.ghost} />
      </div>
    </div>
  );
}
