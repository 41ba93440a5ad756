import type { BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import styles from './lists.module.css';

interface Props {
  title: string;
  /** How many there are; unknown until they are fetched, or said elsewhere. */
  count?: number | string | undefined;
  /** The same list in the admin's dashboard. */
  show: BookingListName;
}

/** Title of an admin's list that stands alone, with the way to the dashboard. */
export const AdminHead = ({ title, count, show }: Props) => (
  <header className={styles.head}>
    <h1>
      {title}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </h1>
    <ButtonLink to={`${paths.adminBookings.path}?show=${show}`} look="outline">
      Open in the dashboard
    </ButtonLink>
  </header>
);
