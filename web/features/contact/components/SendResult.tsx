import { Icon } from '#web/ui/Icon.tsx';
import styles from './contact.module.css';

interface Props {
  successMessage: string | null;
  errorMessage: string | null;
}

/** How the sending went: green or red, and announced. */
export const SendResult = ({ successMessage, errorMessage }: Props) => (
  <div aria-live="polite">
    {successMessage && (
      <p className={styles.success}>
        <Icon name="check" /> {successMessage}
      </p>
    )}
    {errorMessage && (
      <p className={styles.failure}>
        <Icon name="warning" /> {errorMessage}
      </p>
    )}
  </div>
);
