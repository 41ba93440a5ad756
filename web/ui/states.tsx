import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './states.module.css';

/** The empty state: says that there is nothing, and what to do. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.state}>
    <img src="/art/empty.svg" alt="" width="160" height="120" className={styles.art} />
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);

/** Says under what is known that it could not be fetched anew, and offers to try again. */
export const StaleNote = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <p className={styles.stale} role="alert">
    Not up to date: {message}
    <Button look="outline" size="small" onClick={onRetry}>
      <Icon name="refresh" /> Try again
    </Button>
  </p>
);

/** The error state: says what failed, and offers to try again. */
export const ErrorState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <div className={styles.state} role="alert">
    <span className={styles.sign}>
      <Icon name="warning" />
    </span>
    <p className={styles.title}>{message}</p>
    {onRetry && (
      <Button look="outline" onClick={onRetry}>
        <Icon name="refresh" /> Try again
      </Button>
    )}
  </div>
);
