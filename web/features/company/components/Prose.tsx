import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './Prose.module.css';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** The list of its sections. @default - none */
  contents?: ReactNode;
  /** Whether a picture takes the place that few words leave empty on a desk. @default false */
  pictured?: boolean;
  children: ReactNode;
}

/** A page to be read. */
export const Prose = ({ eyebrow, title, lead, contents, pictured, children }: Props) => (
  <article className={`container ${styles.page ?? ''}`}>
    <header className={cx(styles.head, pictured && styles.pictured)}>
      <p className="eyebrow">{eyebrow}</p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {contents}
    </header>
    <div className={styles.text}>{children}</div>
  </article>
);
