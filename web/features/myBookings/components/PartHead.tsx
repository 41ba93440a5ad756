import type { ReactNode } from 'react';
import styles from './PartHead.module.css';

interface Props {
  title: string;
  /** What is said of the part, at the end of the line. */
  children?: ReactNode;
}

/** The heading of a part of a list. */
export const PartHead = ({ title, children }: Props) => (
  <header className={styles.head}>
    <h2>{title}</h2>
    {children && <p>{children}</p>}
  </header>
);
