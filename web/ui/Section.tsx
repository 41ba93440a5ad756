import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** How many it lists, beside the title; unknown until they are fetched. */
  count?: number | string | undefined;
  /** What stands at the end of the line of the heading: a way to more, or what can be done. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a dashboard page under its own heading. */
export function Section({ title, count, aside, children }: Props) {
  const id = useId();
  const heading = (
    <h2 id={id}>
      {title}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      {aside ? (
        <div className={styles.head}>
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
