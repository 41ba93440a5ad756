import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** What stands at the end of the line of the heading: a way to more, or what can be done. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a dashboard page under its own heading. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      {aside ? (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  );
}
