import type { ReactNode } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import { cx } from '#web/ui/cx.ts';
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
      {contents && (
        <nav aria-label="On this page">
          <ul className={styles.contents}>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <Link to={`#${id}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
    <div className={styles.text}>{children}</div>
  </article>
);
