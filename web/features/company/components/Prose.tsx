import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page to be read. */
export const Prose = ({ eyebrow, title, lead, children }: Props) => (
  <article className={`container ${styles.page ?? ''}`}>
    <header className={styles.head}>
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    <div className={styles.text}>{children}</div>
  </article>
);
