import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { paths } from '#web/lib/paths.ts';
import { DashboardShell } from './DashboardShell.tsx';

/** The customer's dashboard with its sidebar; the badge counts what waits for our answer. */
export default function DashboardLayout() {
  const { bookings } = useMyBookings();
  useMyBookingsNews();
  const pending = filterBookings(bookings, customerFilters.pending).length;
  return (
    <DashboardShell
      label="Dashboard"
      links={[
        { to: paths.dashboard.path, text: 'Dashboard', icon: 'chart', end: true },
        { to: paths.dashboardStock.path, text: 'Stock', icon: 'boxes' },
        {
          to: paths.dashboardBookings.path,
          text: 'Bookings',
          icon: 'calendar',
          also: [paths.dashboardRooms.path, paths.bookings.path],
          badge: pending > 0 ? { count: pending, of: 'pending' } : undefined,
        },
        { to: paths.dashboardTransaction.path, text: 'Transaction', icon: 'card' },
        { to: paths.dashboardSettings.path, text: 'Settings', icon: 'gear' },
      ]}
    />
  );
}
