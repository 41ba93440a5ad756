import type { ReactNode } from 'react';
import styles from './AskPage.module.css';

interface Props {
  title: string;
  lead: string;
  /** The form, and what is answered. */
  children: ReactNode;
}

/** A page that asks one thing. On a desk the form and its answer stand beside what the page is about, and a picture. */
export const AskPage = ({ title, lead, children }: Props) => (
  <div className={`container page ${styles.page ?? ''}`}>
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    {children}
  </div>
);
