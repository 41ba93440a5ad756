import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FormProblem.module.css';

/** What went wrong, inside of a dialog or a form: toasts would lie behind a dialog. */
export function FormProblem({ text }: { text: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it may appear below what the screen or the dialog shows.
  useEffect(() => {
    if (text) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={ref} role="alert">
      {text && (
        <p className={styles.problem}>
          <Icon name="warning" /> {text}
        </p>
      )}
    </div>
  );
}
