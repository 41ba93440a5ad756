import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Buttons beside the title. With `data-whole` one has a line of its own on a phone. */
  children?: ReactNode;
}

/** Title of a dashboard page, a line about it, and its actions. */
export const PageHead = ({ title, text, children }: Props) => (
  <header className={styles.head}>
    <div className={styles.title}>
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
