import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Contents } from './Contents.tsx';
import styles from './Prose.module.css';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** The sections that one may want at once, by the id of their headings. @default - none */
  contents?: readonly { id: string; text: string }[];
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
      {contents && <Contents sections={contents} />}
    </header>
    <div className={styles.text}>{children}</div>
  </article>
);
