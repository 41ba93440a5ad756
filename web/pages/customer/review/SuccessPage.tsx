import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { isConfirmed } from './confirmed.ts';
import styles from './SuccessPage.module.css';

/** Where a confirmed review ends; whoever comes another way is led to what they have booked. */
export default function SuccessPage() {
  const confirmed = isConfirmed(useLocation().state);
  if (!confirmed) return <Navigate to={paths.bookings.path} replace />;
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <Card className={styles.card}>
        <span className={styles.sign}>
          <Icon name="check" />
        </span>
        <h1>Booking Successful!</h1>
        <p className="muted">
          Your days are held for you. We look at your request and answer it; until then it stands
          among your pending ones, and you can cancel it there.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.home.path} look="primary">
            Go to Home
          </ButtonLink>
          <ButtonLink to={paths.bookings.path} look="outline">
            See your bookings
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
