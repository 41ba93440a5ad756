import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/states.tsx';
import styles from './MessagesPage.module.css';

/** Messages to the person signed in. None is sent yet, and the page says so. */
export default function MessagesPage() {
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <h1>Messages</h1>
      <EmptyState title="No messages yet.">
        <p className={styles.text}>
          What becomes of a booking is shown among your bookings. To ask us something, write to us.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.contact.path} look="primary">
            Write to us
          </ButtonLink>
          <ButtonLink to={paths.bookings.path} look="outline">
            Your bookings
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
