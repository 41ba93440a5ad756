import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FoldedSection.module.css';

interface Props {
  title: string;
  /** What it is about, beside its heading. */
  text: string;
  children: ReactNode;
}

/** A part of a dashboard page that is rarely needed: it stands as its heading until somebody opens it. */
export function FoldedSection({ title, text, children }: Props) {
  const id = useId();
  // What it holds is asked for when it is first opened, and what was typed into it stays when it is closed.
  const [seen, setSeen] = useState(false);
  return (
    <section aria-labelledby={id}>
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => setSeen(seen || currentTarget.open)}
      >
        <summary className={styles.summary}>
          <h2 id={id}>{title}</h2>
          <span className="muted">{text}</span>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        {seen && <div className={styles.content}>{children}</div>}
      </details>
    </section>
  );
}
