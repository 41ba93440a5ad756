import { Icon } from './Icon.tsx';
import styles from './FormProblem.module.css';

/** What went wrong, inside of a dialog or a form: toasts would lie behind a dialog. */
export const FormProblem = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className={styles.problem}>
        <Icon name="warning" /> {text}
      </p>
    )}
  </div>
);
