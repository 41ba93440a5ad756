import { monthOf } from '#shared/days.ts';
import { roomStatusLabels } from '#shared/roomStatus.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { StatCards } from '#web/ui/StatCards.tsx';
import { sumOf, type AdminDashboard } from './adminDashboard.ts';
import styles from './AdminCards.module.css';

interface Props {
  /** Undefined while they are being fetched. */
  figures: AdminDashboard | undefined;
  failed: boolean;
}

/** The month so far, everybody who has registered, and how many rooms there are and are not available. */
export function AdminCards({ figures, failed }: Props) {
  const now = figures?.months.find(({ month }) => month === monthOf(serverToday()));
  const known = (value: number | undefined) =>
    failed ? '?' : value === undefined ? undefined : formatNumber(value);
  const rooms = figures?.rooms;
  const approved = `${paths.adminBookings.path}?show=approved`;
  return (
    <div className={styles.cards}>
      <StatCards
        stats={[
          {
            // Received and owed are other numbers, and stand where it leads.
            name: 'Rwf revenue',
            value: known(now?.revenue),
            to: paths.adminMoney.path,
          },
          { name: 'Days sold', value: known(now?.days), to: approved },
          {
            name: 'Bookings',
            value: known(now && sumOf(now.bookings)),
            to: paths.allBookings.path,
          },
          {
            // The list that it leads to has the team as well, and says so.
            name: 'All clients',
            value: known(figures?.total.customers),
            to: paths.adminUsers.path,
          },
          {
            name: 'Cold rooms',
            value: known(rooms && rooms.available + rooms.unavailable),
            to: paths.adminRooms.path,
          },
          {
            name: roomStatusLabels.unavailable,
            value: known(rooms?.unavailable),
            to: paths.adminRooms.path,
          },
        ]}
      />
    </div>
  );
}
