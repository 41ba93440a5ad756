import type { ReactNode } from 'react';
import type { BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import styles from './lists.module.css';

interface Props {
  title: string;
  /** How many there are; unknown until they are fetched, or said elsewhere. */
  count?: number | string | undefined;
  /** The tab of the bookings by status that has the same. */
  show: BookingListName;
  /** Further buttons beside the way there. */
  children?: ReactNode;
}

/** Title of a list of the staff that has a page of its own, with the way to the tabs of all. */
export const AdminHead = ({ title, count, show, children }: Props) => (
  <PageHead title={title} count={count}>
    <div className={styles.ways}>
      <ButtonLink
        to={`${paths.adminBookings.path}?show=${show}`}
        look="ghost"
        size="small"
        className={styles.way}
      >
        <span className={styles.long}>Bookings by status</span>
        <span className={styles.short} aria-hidden="true">
          By status
        </span>
        <Icon name="arrow" />
      </ButtonLink>
      {children}
    </div>
  </PageHead>
);
