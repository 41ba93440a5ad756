import { usePending } from '#web/features/bookings/admin/usePending.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { paths } from '#web/lib/paths.ts';
import { DashboardShell } from './DashboardShell.tsx';

/** The admin's dashboard with its sidebar; the badge counts the bookings that wait for an answer. */
export default function AdminLayout() {
  const { count, retry } = usePending();
  useNews(retry);
  return (
    <DashboardShell
      label="Admin dashboard"
      wide
      links={[
        { to: paths.adminDashboard.path, text: 'Dashboard', icon: 'chart', end: true },
        { to: paths.adminUsers.path, text: 'Clients', icon: 'people' },
        {
          to: paths.adminRooms.path,
          text: 'Cold Rooms',
          icon: 'snow',
          also: paths.adminNewRoom.path,
        },
        {
          to: paths.adminBookings.path,
          text: 'Bookings',
          icon: 'calendar',
          also: paths.adminNewBooking.path,
          badge: count === 0 ? undefined : { count, of: 'pending' },
        },
        { to: paths.adminMoney.path, text: 'Money', icon: 'card' },
        { to: paths.adminSettings.path, text: 'Setting', icon: 'gear' },
      ]}
    />
  );
}
