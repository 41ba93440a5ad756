import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ChangedMeanwhile.module.css';

interface Props {
  /** What somebody else has changed meanwhile. */
  text: string;
  loading: boolean;
  loadAgain: () => Promise<void>;
  /** How to go on. */
  children: ReactNode;
}

/** Says that somebody else has saved meanwhile what a form changes, and loads it again. */
export const ChangedMeanwhile = ({ text, loading, loadAgain, children }: Props) => (
  <div className={styles.notice} role="alert">
    <p>{text}</p>
    <p>{children}</p>
    <Button look="outline" pending={loading} onClick={() => void loadAgain()}>
      Load again
    </Button>
  </div>
);
