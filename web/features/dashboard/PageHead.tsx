import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  text?: string;
  /** A button beside the title. */
  children?: ReactNode;
}

/** Title of a dashboard page, a line about it, and its main action. */
export const PageHead = ({ title, text, children }: Props) => (
  <header className={styles.head}>
    <div>
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
    </div>
    {children}
  </header>
);
