import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FormProblem.module.css';

interface Props {
  text: string | undefined;
  /** What more there is to say of it, below the text. */
  children?: ReactNode;
}

/** What went wrong, inside of a dialog or a form: toasts would lie behind a dialog. */
export function FormProblem({ text, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone it may appear below what the screen or the dialog shows.
  useEffect(() => {
    if (text) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={ref} role="alert" className={styles.region}>
      {text && (
        <div className={styles.problem}>
          <Icon name="warning" />
          <div>
            <p>{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
