import { Icon } from './Icon.tsx';
import styles from './Problem.module.css';

/** What went wrong, inside of a dialog or a form: toasts would lie behind a dialog. */
export const Problem = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className={styles.problem}>
        <Icon name="warning" /> {text}
      </p>
    )}
  </div>
);
